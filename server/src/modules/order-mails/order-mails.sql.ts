import type { Tx } from '../../platform/db/database.js';

/** The addresses of those of these people who are still members. */
export const selectAddresses = (tx: Tx, orgId: string, userIds: readonly string[]) =>
  tx.query(
    `select u.email from memberships m join users u on u.user_id = m.user_id
      where m.org_id = $1 and m.user_id = any($2::uuid[]) order by u.email`,
    [orgId, userIds],
    'addresses_of_team',
  );
