export { ApiError } from './api-error.js';
export { createClient, type Call, type CallOptions, type ClientOptions } from './call.js';
