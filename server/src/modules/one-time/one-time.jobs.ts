import type { Tx } from '../../platform/db/database.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { threePhases, type JobKinds } from '../../platform/jobs/job-kind.js';
import { generateSlug } from '../short-links/short-links.service.js';
import { advanceBatch, lockBatch, insertCodes, jobKind, selectMade } from './one-time.sql.js';

/** Made in one transaction: few enough that nobody else waits long for the one connection of the embedded database. */
const codesAtOnce = 1_000;
/** Whoever guesses one has used it: 49 characters to the power of 12, against 7 of a code that only leads somewhere. */
const slugLength = 12;

export const scheduleBatch = (tx: Tx, orgId: string, batchId: string, now: Date) =>
  enqueue(tx, { orgId, kind: jobKind, payload: { batch_id: batchId }, now });

// The parse edge: planBatch wrote the payload.
const batchOf = (payload: unknown) => (payload as { batch_id: string }).batch_id;

/** Makes the next part of a batch and asks for the one after it. A batch that was cancelled ends here. */
export const oneTimeJobs: JobKinds = {
  [jobKind]: threePhases({
    begin: async (tx, { org_id: orgId, payload }) => {
      const [batch] = await selectMade(tx, orgId, batchOf(payload));
      return batch && Math.min(codesAtOnce, batch.amount - batch.made);
    },
    // Names that nobody has seen: made twice, they are others, and the first ones were never anybody's.
    work: async (wanted) => Array.from({ length: wanted }, () => generateSlug(slugLength)),
    end: async (tx, slugs, { org_id: orgId, payload }, { now }) => {
      const batchId = batchOf(payload);
      const [batch] = await lockBatch(tx, orgId, batchId);
      if (!batch) return;
      const wanted = slugs.slice(0, batch.amount - batch.made);
      const [made] = await insertCodes(tx, orgId, { batchId, baseId: batch.base_code_id, made: batch.made }, wanted);
      const total = batch.made + (made?.inserted ?? 0);
      await advanceBatch(tx, orgId, batchId, total);
      if (total < batch.amount) await scheduleBatch(tx, orgId, batchId, now());
    },
  }),
};
