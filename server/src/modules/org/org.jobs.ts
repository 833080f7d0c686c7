import { enqueue } from '../../jobs/enqueue.js';
import type { JobRuns } from '../../jobs/run-jobs.js';
import { removeFiles } from '../files/files.routes.js';
import { removeImages } from '../images/image-files.js';
import { closeCodes, eraseRows, holdDueOrg, removeAccess } from './erase-org.sql.js';

/** Long enough for every cache to forget the codes and for the last logged scans to be counted. */
const ERASE_AFTER_MS = 3600_000;

/** Deleting an organization for good takes two steps: closing it, and an hour later removing everything of it. */
export const orgJobs: JobRuns = {
  'org.delete': async (tx, { org_id: orgId }, { now }) => {
    if ((await holdDueOrg(tx, orgId, now())).length === 0) return;
    await removeAccess(tx, orgId);
    await closeCodes(tx, orgId, now());
    const runAt = new Date(now().getTime() + ERASE_AFTER_MS);
    await enqueue(tx, { orgId, kind: 'org.erase', payload: {}, now: now(), runAt });
  },

  // Files first: when the transaction fails afterwards, the next attempt finds them gone and goes on.
  'org.erase': async (tx, { org_id: orgId }, { config }) => {
    await removeImages(config.dataDir, orgId);
    await removeFiles(config.dataDir, orgId);
    await eraseRows(tx, orgId);
  },
};
