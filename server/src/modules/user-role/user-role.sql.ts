import type { Role } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

interface NewMember {
  id: string;
  /** Without a user it is an invitation. */
  userId: string | null;
  email: string;
  role: Role;
  createdAt: Date;
}

const COLUMNS = `m.id, m.user_id, coalesce(u.email, m.email) as email, coalesce(u.name, '') as name, m.role, m.created_at, u.last_seen_at`;
const PEOPLE = 'memberships m left join users u on u.user_id = m.user_id';
const MATCHES = `m.org_id = $1 and ($2 = '' or strpos(lower(coalesce(u.email, m.email) || ' ' || coalesce(u.name, '')), lower($2)) > 0)`;

export const selectPeople = (tx: Tx, orgId: string, search: string, limit: number, offset: number) =>
  tx.query(`select ${COLUMNS} from ${PEOPLE} where ${MATCHES} order by m.created_at, m.id limit $3 offset $4`, [
    orgId,
    search,
    limit,
    offset,
  ]);

export type PersonRow = RowOf<typeof selectPeople>;

export const countPeople = (tx: Tx, orgId: string, search: string) =>
  tx.query(`select count(*) as total from ${PEOPLE} where ${MATCHES}`, [orgId, search]);

export const selectPerson = (tx: Tx, orgId: string, id: string) =>
  tx.query(`select ${COLUMNS} from ${PEOPLE} where m.org_id = $1 and m.id = $2`, [orgId, id]);

export const selectPersonByUser = (tx: Tx, orgId: string, userId: string) =>
  tx.query(`select ${COLUMNS} from ${PEOPLE} where m.org_id = $1 and m.user_id = $2`, [orgId, userId]);

/** Somebody may have changed their address since they joined. */
export const selectPersonByEmail = (tx: Tx, orgId: string, email: string) =>
  tx.query(`select ${COLUMNS} from ${PEOPLE} where m.org_id = $1 and lower($2) in (lower(u.email), lower(m.email))`, [
    orgId,
    email,
  ]);

export const countOwners = (tx: Tx, orgId: string) =>
  tx.query(`select count(*) as owners from memberships where org_id = $1 and role = 'owner' and user_id is not null`, [
    orgId,
  ]);

export const insertMember = (tx: Tx, orgId: string, { id, userId, email, role, createdAt }: NewMember) =>
  tx.query('insert into memberships (org_id, id, user_id, email, role, created_at) values ($1, $2, $3, $4, $5, $6)', [
    orgId,
    id,
    userId,
    email,
    role,
    createdAt,
  ]);

export const updateRole = (tx: Tx, orgId: string, id: string, role: Role) =>
  tx.query('update memberships set role = $3 where org_id = $1 and id = $2', [orgId, id, role]);

export const deleteMember = (tx: Tx, orgId: string, id: string) =>
  tx.query('delete from memberships where org_id = $1 and id = $2', [orgId, id]);
