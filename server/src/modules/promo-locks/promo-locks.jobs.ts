import { defineJob } from '../../platform/jobs/define-job.js';
import { statementsAlone } from '../../platform/jobs/job-run.js';
import { expireDue } from './opening/give-back.js';
import { lockLocks } from './opening/grants.sql.js';
import { expireGrantsOf } from './promo-locks.kinds.js';

/** Gives back what nobody took in its time. */
export const endGrants = defineJob({
  ...expireGrantsOf,
  name: undefined,
  run: statementsAlone(async (tx, { org_id: orgId, payload: { lock_id: lockId } }, { now }) => {
    await lockLocks(tx, orgId, [lockId]);
    await expireDue(tx, orgId, lockId, now());
  }),
});
