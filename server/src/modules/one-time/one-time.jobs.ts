import { Type } from 'typebox';
import type { Tx } from '../../platform/db/database.js';
import { defineJob } from '../../platform/jobs/define-job.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { threePhases } from '../../platform/jobs/job-run.js';
import { generateSlug } from '../short-links/short-links.service.js';
import { advanceBatch, lockBatch, insertCodes, selectMade } from './one-time.sql.js';

/** Made in one transaction: few enough that nobody else waits long for the one connection of the embedded database. */
const codesAtOnce = 1_000;
/** Whoever guesses one has used it: 49 characters to the power of 12, against 7 of a code that only leads somewhere. */
const slugLength = 12;

export const scheduleBatch = (tx: Tx, orgId: string, batchId: string, now: Date): Promise<void> =>
  enqueue(tx, makeOneTimeCodes, { orgId, payload: { batch_id: batchId }, now, key: batchId });

/** Makes the next part of a batch and asks for the one after it. A batch that was cancelled ends here. */
export const makeOneTimeCodes = defineJob({
  kind: 'codes.oneTime',
  payload: Type.Object({ batch_id: Type.String({ format: 'uuid' }) }),
  name: 'oneTimeCodes',
  run: threePhases({
    begin: async (tx, { org_id: orgId, payload }) => {
      const [batch] = await selectMade(tx, orgId, payload.batch_id);
      return batch && Math.min(codesAtOnce, batch.amount - batch.made);
    },
    // Names that nobody has seen: made twice, they are others, and the first ones were never anybody's.
    work: async (wanted) => Array.from({ length: wanted }, () => generateSlug(slugLength)),
    end: async (tx, slugs, { org_id: orgId, payload }, { now }) => {
      const batchId = payload.batch_id;
      const [batch] = await lockBatch(tx, orgId, batchId);
      if (!batch) return;
      const wanted = slugs.slice(0, batch.amount - batch.made);
      const [made] = await insertCodes(tx, orgId, { batchId, baseId: batch.base_code_id, made: batch.made }, wanted);
      const total = batch.made + (made?.inserted ?? 0);
      await advanceBatch(tx, orgId, batchId, total);
      if (total < batch.amount) await scheduleBatch(tx, orgId, batchId, now());
    },
  }),
});
