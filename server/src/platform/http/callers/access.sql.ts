import { composed } from '../../db/composed.js';
import type { Tx } from '../../db/database.js';
import { keysOfThings } from '../../db/tables.gen.js';
import { owningTables, type OwningTable } from './owning-tables.js';

/** Runs in every request of an organization, so that a change of role counts at once. */
export const selectRole = (tx: Tx, orgId: string, userId: string) =>
  tx.query('select role from memberships where org_id = $1 and user_id = $2', [orgId, userId], 'access_role');

/** The roles that somebody has anywhere. */
export const selectRolesOf = (tx: Tx, userId: string) =>
  tx.query('select distinct role from memberships where user_id = $1', [userId]);

export const selectOrgsOf = (tx: Tx, userId: string) =>
  tx.query('select org_id, false as owns from memberships where user_id = $1', [userId], 'access_orgs');

const owningText = composed(
  'access.owning',
  (table: OwningTable) =>
    `select m.org_id, exists (select from ${table} e where e.org_id = m.org_id and e.${keysOfThings[table]} = $2) as owns
       from memberships m where m.user_id = $1`,
  () => owningTables.map((table) => [table] as const),
);

/** The caller's organizations, and which of them owns the named thing. */
export const selectOrgsOwning = (tx: Tx, userId: string, table: OwningTable, id: string) =>
  tx.query(owningText(table), [userId, id], `access_owns_${table}`);
