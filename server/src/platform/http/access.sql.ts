import type { Operation } from '@swapt/shared/contract';
import type { Tx } from '../db/database.js';

/** Runs in every request of an organization, so that a change of role counts at once. */
export const selectRole = (tx: Tx, orgId: string, userId: string) =>
  tx.query('select role from memberships where org_id = $1 and user_id = $2', [orgId, userId], 'access_role');

/** The roles that somebody has anywhere. */
export const selectRolesOf = (tx: Tx, userId: string) =>
  tx.query('select distinct role from memberships where user_id = $1', [userId]);

export const selectOrgsOf = (tx: Tx, userId: string) =>
  tx.query('select org_id, false as owns from memberships where user_id = $1', [userId], 'access_orgs');

const owned = {
  codes: 'select from codes e where e.org_id = m.org_id and e.code_id = $2',
  catalogs: 'select from catalogs e where e.org_id = m.org_id and e.catalog_id = $2',
  campaigns: 'select from campaigns e where e.org_id = m.org_id and e.campaign_id = $2',
  folders: 'select from folders e where e.org_id = m.org_id and e.folder_id = $2',
  pages: 'select from pages e where e.org_id = m.org_id and e.page_id = $2',
  templates: 'select from templates e where e.org_id = m.org_id and e.template_id = $2',
  memberships: 'select from memberships e where e.org_id = m.org_id and e.id = $2',
} as const satisfies Record<NonNullable<Operation['owner']>['table'], string>;

/** The caller's organizations, and which of them owns the named thing. */
export const selectOrgsOwning = (tx: Tx, userId: string, table: keyof typeof owned, id: string) =>
  tx.query(
    `select m.org_id, exists (${owned[table]}) as owns from memberships m where m.user_id = $1`,
    [userId, id],
    `access_owns_${table}`,
  );
