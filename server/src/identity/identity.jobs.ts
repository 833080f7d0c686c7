import { Type } from 'typebox';
import type { Tx } from '../platform/db/database.js';
import { defineJob } from '../platform/jobs/define-job.js';
import { enqueue } from '../platform/jobs/enqueue.js';
import { statementsAlone } from '../platform/jobs/job-run.js';
import { noOrg } from '../platform/db/no-org.js';
import type { Services } from '../platform/services.js';
import { selectAccountByEmail } from './accounts/accounts.sql.js';
import { queueResetLink } from './accounts/reset-password.js';
import { queueConfirmation } from './accounts/change-email.js';
import { queueLink } from './accounts/sign-up.js';
import { selectNewestSignUp } from './accounts/sign-ups.sql.js';

/**
 * Asks for the mail with a link for a new password. Whether the address has an account is looked up by the job: the answer takes as long either way.
 * Who signed up and never confirmed gets the link for that again: it offers a new password too.
 */
export const askForReset = (tx: Tx, { now }: Pick<Services, 'now'>, email: string): Promise<void> =>
  enqueue(tx, sendResetLink, { orgId: noOrg, payload: { email }, now: now() });

export const sendResetLink = defineJob({
  kind: 'identity.reset',
  payload: Type.Object({ email: Type.String() }),
  name: undefined,
  run: statementsAlone(async (tx, { payload: { email } }, services) => {
    const [account] = await selectAccountByEmail(tx, email);
    if (account) return queueResetLink(tx, services, account);
    const [signUp] = await selectNewestSignUp(tx, email, services.now());
    if (signUp) await queueLink(tx, services, signUp, { flow: '', isMailed: true });
  }),
});

/** Asks for the mail to a new address. Whether somebody has it is looked up by the job. */
export const confirmLater = (tx: Tx, { now }: Pick<Services, 'now'>, changeId: string): Promise<void> =>
  enqueue(tx, sendConfirmation, { orgId: noOrg, payload: { changeId }, now: now() });

export const sendConfirmation = defineJob({
  kind: 'identity.changeEmail',
  payload: Type.Object({ changeId: Type.String() }),
  name: undefined,
  run: statementsAlone((tx, { payload: { changeId } }, services) => queueConfirmation(tx, services, changeId)),
});
