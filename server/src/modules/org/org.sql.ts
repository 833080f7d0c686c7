import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const COLUMNS =
  'o.org_id, o.name, o.logo, o.stripe_account, o.twilio_number, o.shopper_terms, o.created_at, o.delete_after';

export const selectOrg = (tx: Tx, orgId: string) =>
  tx.query(`select ${COLUMNS} from organizations o where o.org_id = $1`, [orgId]);

export type OrgRow = RowOf<typeof selectOrg>;

export const updateOrg = (
  tx: Tx,
  orgId: string,
  { name, logo, terms }: { name?: string; logo?: string; terms?: string },
) =>
  tx.query(
    `update organizations o set name = coalesce($2, o.name), logo = coalesce($3, o.logo), shopper_terms = coalesce($4, o.shopper_terms)
     where o.org_id = $1 returning ${COLUMNS}`,
    [orgId, name ?? null, logo ?? null, terms ?? null],
  );

export const setDeleteAfter = (tx: Tx, orgId: string, deleteAfter: Date | null) =>
  tx.query(`update organizations o set delete_after = $2 where o.org_id = $1 returning ${COLUMNS}`, [
    orgId,
    deleteAfter,
  ]);

export const insertOrg = (tx: Tx, orgId: string, name: string, now: Date) =>
  tx.query(`insert into organizations as o (org_id, name, created_at) values ($1, $2, $3) returning ${COLUMNS}`, [
    orgId,
    name,
    now,
  ]);

/** Two creations by one person at once run one after the other, so that the check of the name holds. */
export const lockUser = (tx: Tx, userId: string) =>
  tx.query('select from users where user_id = $1 for no key update', [userId]);

export const selectOwnByName = (tx: Tx, userId: string, name: string) =>
  tx.query(
    `select o.org_id from organizations o join memberships m on m.org_id = o.org_id
     where m.user_id = $1 and lower(o.name) = lower($2) limit 1`,
    [userId, name],
  );

export const selectOrgsOfUser = (tx: Tx, userId: string) =>
  tx.query(
    `select ${COLUMNS}, m.role from organizations o join memberships m on m.org_id = o.org_id
     where m.user_id = $1 order by lower(o.name), o.org_id`,
    [userId],
  );

/** Organizations that the person is in, or invited to by the confirmed address. */
export const selectKnownOrgs = (tx: Tx, userId: string, confirmedEmail: string | null) =>
  tx.query(
    `select ${COLUMNS} from organizations o join memberships m on m.org_id = o.org_id
     where m.user_id = $1 or (m.user_id is null and lower(m.email) = lower($2))
     order by o.created_at, o.org_id`,
    [userId, confirmedEmail],
  );
