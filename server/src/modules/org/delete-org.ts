import type { Organization } from '@swapt/shared/contract';
import type { OrgCtx } from '../../http/handler.js';
import { found, toOrganization } from './org.service.js';
import { setDeleteAfter } from './org.sql.js';

const GRACE_MS = 7 * 24 * 3600_000;

/** Marks the organization for deletion after 7 days, or keeps it. */
export async function deleteOrg({ tx, orgId, role, services }: OrgCtx, undo: boolean): Promise<Organization> {
  const deleteAfter = undo ? null : new Date(services.now().getTime() + GRACE_MS);
  return toOrganization(found(await setDeleteAfter(tx, orgId, deleteAfter)), role);
}
