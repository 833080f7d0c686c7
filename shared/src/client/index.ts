export { ApiError } from './api-error.js';
export { bindOrg, type OrgCall, type OrgInput } from './bind-org.js';
export type { Call, CallOptions, ClientOptions } from './call.js';
export { createClient } from './create-client.js';
