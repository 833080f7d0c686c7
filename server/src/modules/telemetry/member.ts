import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../../platform/http/callers/credential.js';
import type { Services } from '../../platform/services.js';
import { selectMemberSince } from './telemetry.sql.js';
import { memberMark } from './ticket.js';

/** Who tells of the console's remotes, and since when they belong to an organization. */
export interface Member {
  mark: Uint8Array;
  since: Date;
}

/** Who sends a report, by the access token beside it: a signed-in member of some organization, or nobody. */
export function memberReader(services: Services, authenticate: Authenticate) {
  return async (request: FastifyRequest): Promise<Member | undefined> => {
    const credential = await authenticate(request).catch(() => undefined);
    if (credential?.kind !== 'person') return undefined;
    const [row] = await services.db.system((tx) => selectMemberSince(tx, credential.userId));
    return row?.since ? { mark: await memberMark(services, credential.userId), since: row.since } : undefined;
  };
}
