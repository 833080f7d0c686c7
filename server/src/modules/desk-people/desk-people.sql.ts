import type { Role } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';

const columns = `m.user_id, coalesce(nullif(u.name, ''), u.email) as name, m.role, p.pin_hash`;
const from = `from memberships m join users u on u.user_id = m.user_id
  left join pos_pins p on p.org_id = m.org_id and p.user_id = m.user_id`;

export const selectPeople = (tx: Tx, orgId: string, roles: readonly Role[]) =>
  tx.query(
    `select ${columns} ${from} where m.org_id = $1 and m.role = any($2::text[]) order by lower(coalesce(nullif(u.name, ''), u.email)), m.user_id`,
    [orgId, roles],
  );

export const selectDeskPerson = (tx: Tx, orgId: string, userId: string) =>
  tx.query(`select ${columns} ${from} where m.org_id = $1 and m.user_id = $2`, [orgId, userId], 'desk_person');

export const upsertPin = (tx: Tx, orgId: string, userId: string, pinHash: string, at: Date) =>
  tx.query(
    `insert into pos_pins (org_id, user_id, pin_hash, changed_at) values ($1, $2, $3, $4)
     on conflict (org_id, user_id) do update set pin_hash = excluded.pin_hash, changed_at = excluded.changed_at`,
    [orgId, userId, pinHash, at],
  );

export const deletePin = (tx: Tx, orgId: string, userId: string) =>
  tx.query('delete from pos_pins where org_id = $1 and user_id = $2', [orgId, userId]);

interface Approval {
  approvalId: string;
  sessionId: string;
  action: string;
  approvedBy: string;
  at: Date;
}

/** Uses an approval up; no row where it was used before. */
export const takeApproval = (tx: Tx, orgId: string, a: Approval) =>
  tx.query(
    `insert into pos_approvals (org_id, approval_id, session_id, action, approved_by, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (org_id, approval_id) do nothing returning approval_id`,
    [orgId, a.approvalId, a.sessionId, a.action, a.approvedBy, a.at],
  );
