export { ApiError } from './api-error.js';
export { bindOrg, type OrgCall, type OrgInput } from './bind-org.js';
export { createClient, type Call, type CallOptions, type ClientOptions } from './call.js';
