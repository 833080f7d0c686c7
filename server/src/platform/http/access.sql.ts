import type { Operation } from '@swapt/shared/contract';
import type { Role } from '@swapt/shared/values';
import type { Tx } from '../db/database.js';

export const selectKeyByHash = (tx: Tx, hash: Uint8Array) =>
  tx.query<{
    org_id: string;
    key_id: string;
    role: Role;
    created_by: string;
    last_used_at: Date | null;
    maker_accepted: boolean;
  }>(
    `select k.org_id, k.key_id, k.role, k.created_by, k.last_used_at, u.terms_version is not null as maker_accepted
     from api_keys k join users u on u.user_id = k.created_by where k.secret_hash = $1 and k.revoked_at is null`,
    [hash],
    'access_key',
  );

export const touchKey = (tx: Tx, orgId: string, keyId: string, at: Date) =>
  tx.query('update api_keys set last_used_at = $3 where org_id = $1 and key_id = $2', [orgId, keyId, at]);

/** Runs in every request of an organization, so that a change of role counts at once. */
export const selectRole = (tx: Tx, orgId: string, userId: string) =>
  tx.query<{ role: Role }>(
    'select role from memberships where org_id = $1 and user_id = $2',
    [orgId, userId],
    'access_role',
  );

/** The roles that somebody has anywhere. */
export const selectRolesOf = (tx: Tx, userId: string) =>
  tx.query<{ role: Role }>('select distinct role from memberships where user_id = $1', [userId]);

export const selectOrgsOf = (tx: Tx, userId: string) =>
  tx.query<{ org_id: string; holds: boolean }>(
    'select org_id, false as holds from memberships where user_id = $1',
    [userId],
    'access_orgs',
  );

const held: Record<NonNullable<Operation['owner']>['table'], string> = {
  codes: 'select from codes e where e.org_id = m.org_id and e.code_id = $2',
  catalogs: 'select from catalogs e where e.org_id = m.org_id and e.catalog_id = $2',
  campaigns: 'select from campaigns e where e.org_id = m.org_id and e.campaign_id = $2',
  folders: 'select from folders e where e.org_id = m.org_id and e.folder_id = $2',
  pages: 'select from pages e where e.org_id = m.org_id and e.page_id = $2',
  templates: 'select from templates e where e.org_id = m.org_id and e.template_id = $2',
  memberships: 'select from memberships e where e.org_id = m.org_id and e.id = $2',
};

/** The caller's organizations, and which of them holds the named thing. */
export const selectOrgsHolding = (tx: Tx, userId: string, table: keyof typeof held, id: string) =>
  tx.query<{ org_id: string; holds: boolean }>(
    `select m.org_id, exists (${held[table]}) as holds from memberships m where m.user_id = $1`,
    [userId, id],
    `access_holds_${table}`,
  );
