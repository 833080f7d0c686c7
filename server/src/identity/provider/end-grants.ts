import type { Database } from '../../platform/db/database.js';
import { hashId } from './adapter.js';
import { deleteGrant } from './oidc-payloads.sql.js';

interface Session {
  authorizations?: Record<string, { grantId?: string }>;
}

/** Ends what was given out in a session: its grants and their refresh tokens, which else outlive it. */
export async function endGrants(db: Database, { authorizations = {} }: Session): Promise<void> {
  const grants = Object.values(authorizations).flatMap(({ grantId }) => grantId ?? []);
  await db.system(async (tx) => {
    for (const grantId of grants) await deleteGrant(tx, grantId, hashId(grantId));
  });
}
