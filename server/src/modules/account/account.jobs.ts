import { threePhases, type JobKinds } from '../../platform/jobs/job-kind.js';
import { askKind, queueCustomerLinks } from './ask-deletion.js';

export const accountJobs: JobKinds = {
  [askKind]: threePhases({
    // The parse edge: askForCustomer wrote the payload.
    begin: async (_tx, { payload }) => (payload as { email: string }).email,
    // Read in a transaction of its own where it is not known yet.
    work: async (email, { scans }) => ({ email, secret: await scans.secret() }),
    end: (tx, { email, secret }, _job, services) => queueCustomerLinks(tx, services, secret, email),
  }),
};
