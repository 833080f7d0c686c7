import type { Tx } from '../../platform/db/database.js';

/** A membership without a user is an invitation. Who is in the organization already, by another address, has nothing to answer. */
const WAITS = `m.user_id is null and lower(m.email) = lower($2)
  and not exists (select from memberships o where o.org_id = m.org_id and o.user_id = $1)`;

export interface Invited {
  userId: string;
  /** Confirmed: else anybody could take an invitation by typing its address. */
  email: string;
}

export const selectInvitations = (tx: Tx, { userId, email }: Invited) =>
  tx.query(
    `select m.id, o.name as org_name, o.logo as organization_logo, m.role, m.created_at
     from memberships m join organizations o on o.org_id = m.org_id
     where ${WAITS} and o.delete_after is null order by m.created_at desc, m.id limit 100`,
    [userId, email],
  );

export const selectInvitingOrg = (tx: Tx, { userId, email }: Invited, id: string) =>
  tx.query(`select m.org_id from memberships m where m.id = $3 and ${WAITS}`, [userId, email, id]);

/** Answers a row to exactly one of any number of callers, and none once the organization is ending. */
export const acceptInvitation = (tx: Tx, { userId, email }: Invited, id: string) =>
  tx.query(
    `update memberships m set user_id = $1 from organizations o
      where o.org_id = m.org_id and o.delete_after is null and m.id = $3 and ${WAITS} returning m.org_id, m.role`,
    [userId, email, id],
  );

export const deleteInvitation = (tx: Tx, email: string, id: string) =>
  tx.query('delete from memberships where id = $1 and user_id is null and lower(email) = lower($2) returning id', [
    id,
    email,
  ]);

export const countInvitations = (tx: Tx, orgId: string) =>
  tx.query('select count(*) as open from memberships where org_id = $1 and user_id is null', [orgId]);
