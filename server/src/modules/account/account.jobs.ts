import { Type } from 'typebox';
import { noOrg } from '../../platform/db/no-org.js';
import { addressOf } from '../../platform/http/callers/network.js';
import { defineJob } from '../../platform/jobs/define-job.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { threePhases } from '../../platform/jobs/job-run.js';
import { askForMail } from '../../platform/mail/mail-quota.js';
import type { Services } from '../../platform/services.js';
import { normalEmail } from '../customers/customers.service.js';
import { queueCustomerLinks } from './ask-deletion.js';

/**
 * Asks for a mail with a link per organization that keeps something under an address. Whether there is any is looked up by a job: the answer is
 * the same and takes as long either way. Answers false when there were too many tries.
 */
export async function askForCustomer(
  services: Services,
  address: string,
  { ip, language }: { ip: string; language: string },
): Promise<boolean> {
  const email = normalEmail(address);
  const answer = await askForMail(services, { purpose: 'forgetMail', to: email, ip: addressOf(ip) });
  if (answer !== 'sent') return answer === 'quiet';
  await services.db.system((tx) =>
    enqueue(tx, findKeepers, { orgId: noOrg, payload: { email, language }, now: services.now() }),
  );
  return true;
}

export const findKeepers = defineJob({
  kind: 'account.askForCustomer',
  // Those that an earlier version queued name no language.
  payload: Type.Object({ email: Type.String(), language: Type.Optional(Type.String()) }),
  name: undefined,
  run: threePhases({
    begin: async (_tx, { payload: { email, language = 'en' } }) => ({ email, language }),
    // Read in a transaction of its own where it is not known yet.
    work: async (customer, { scans }) => ({ customer, secret: await scans.secret() }),
    end: (tx, { customer, secret }, _job, services) => queueCustomerLinks(tx, services, secret, customer),
  }),
});
