import type { Api, OperationId } from '../contract/index.js';
import type { Call, CallOptions } from './call.js';
import { routes } from './routes.gen.js';

type OrgInputs = { [K in OperationId]: Omit<Api[K]['in'], 'org_id'> };

/** What a screen sends: the organization in use is added to it. */
export type OrgInput<K extends OperationId> = OrgInputs[K];

type CallForOrg = <K extends OperationId>(id: K, input: OrgInput<K>, options?: CallOptions) => Promise<Api[K]['out']>;

/** Calls the API for one organization, whose id is empty where none is chosen. */
export type OrgCall = CallForOrg & { orgId: string };

/** Binds a call to the organization in use; with none, an operation finds it by itself, or needs none. */
export function bindOrg(call: Call, orgId: string): OrgCall {
  const bound: CallForOrg = (id, input, options) => {
    const [, , , takesOrg] = routes[id];
    // Where the organization is required it is given here; everything else of the input is there.
    const whole: unknown = takesOrg && orgId ? { org_id: orgId, ...input } : input;
    return call(id, whole as Api[typeof id]['in'], options);
  };
  return Object.assign(bound, { orgId });
}
