import type { Api, OperationId } from '../contract/index.js';
import type { Call, CallOptions } from './call.js';
import { routes } from './routes.gen.js';

/** What a screen sends: the organization in use is added to it. */
export type OrgInput<K extends OperationId> = Omit<Api[K]['in'], 'org_id'>;

/** Calls the API for one organization. */
export interface OrgCall {
  <K extends OperationId>(id: K, input: OrgInput<K>, options?: CallOptions): Promise<Api[K]['out']>;
  /** Empty where none is chosen. */
  orgId: string;
}

/** Binds a call to the organization in use; with none, an operation finds it by itself, or needs none. */
export function bindOrg(call: Call, orgId: string): OrgCall {
  const bound = <K extends OperationId>(id: K, input: OrgInput<K>, options?: CallOptions) => {
    const [, , , takesOrg] = routes[id];
    // Where the organization is required it is given here; everything else of the input is there.
    const whole = (takesOrg && orgId ? { org_id: orgId, ...input } : input) as Api[K]['in'];
    return call(id, whole, options);
  };
  return Object.assign(bound, { orgId });
}
