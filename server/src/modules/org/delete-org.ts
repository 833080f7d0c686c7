import type { Organization } from '@swapt/shared/contract';
import type { OrgCtx } from '../../platform/http/handler.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { closeOrg } from './org.jobs.js';
import { found, toOrganization } from './org.service.js';
import { setDeleteAfter } from './org.sql.js';

const GRACE_MS = 7 * 24 * 3600_000;

/** Marks the organization for deletion after 7 days, or keeps it. */
export async function deleteOrg({ tx, orgId, role, services }: OrgCtx, undo: boolean): Promise<Organization> {
  const now = services.now();
  const deleteAfter = undo ? null : new Date(now.getTime() + GRACE_MS);
  // The job looks at delete_after again: it does nothing after an undo, nor before the time of a later deletion.
  if (deleteAfter) await enqueue(tx, closeOrg, { orgId, payload: {}, now, runAt: deleteAfter });
  return toOrganization(found(await setDeleteAfter(tx, orgId, deleteAfter)), role);
}
