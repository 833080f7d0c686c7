import type { Module } from '../../platform/module.js';
import { defineJob, noPayload } from '../../platform/jobs/define-job.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { statementsAlone, threePhases } from '../../platform/jobs/job-run.js';
import { closeCodes, eraseOrg, eraseText, eraseRows, lockDueOrg, removeAccess } from './erase-org.sql.js';

/** Long enough for every cache to forget the codes and for the last logged scans to be counted. */
const ERASE_AFTER_MS = 3600_000;

/** What it does depends on what the modules keep, and so is said by `erasing`. */
const eraseKind = { kind: 'org.erase', payload: noPayload };

/** Deleting an organization for good takes two steps: closing it, and an hour later removing everything that any module keeps of it. */
export const closeOrg = { kind: 'org.delete', payload: noPayload };

/** The first step. What it ends depends on the modules. */
export const closing = (modules: readonly Module[]) =>
  defineJob({
    ...closeOrg,
    name: 'orgDeletion',
    run: statementsAlone(async (tx, { org_id: orgId }, services) => {
      const now = services.now();
      if ((await lockDueOrg(tx, orgId, now)).length === 0) return;
      await removeAccess(tx, orgId);
      await closeCodes(tx, orgId, now);
      for (const { close } of modules) await close?.(tx, services, orgId);
      const runAt = new Date(now.getTime() + ERASE_AFTER_MS);
      await enqueue(tx, eraseKind, { orgId, payload: {}, now, runAt });
    }),
  });

/** The second step. */
export function erasing(modules: readonly Module[]) {
  const tables = () => modules.flatMap(({ tables: own = [] }) => own);
  const eraseTable = eraseText(tables);
  const erase = () => tables().map((table) => eraseTable(table));
  return defineJob({
    ...eraseKind,
    // Nobody is in the organization any more.
    name: undefined,
    // Rows first: what no row names any more nobody reads while its file goes. Removing files that are gone already does nothing.
    run: threePhases({
      begin: async (tx, { org_id: orgId }, { now }) => {
        await eraseRows(tx, orgId, erase(), now());
        return orgId;
      },
      work: async (orgId, { storage }) => {
        for (const { removeFiles } of modules) await removeFiles?.(storage, orgId);
      },
      // The job goes with the rest of its organization.
      end: (tx, _, { org_id: orgId }, { now }) => eraseOrg(tx, orgId, erase(), now()),
    }),
  });
}
