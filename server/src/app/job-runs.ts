import type { JobKinds } from '../platform/jobs/job-kind.js';
import { identityJobs } from '../identity/identity.jobs.js';
import { mailJobs } from '../platform/mail/mail.jobs.js';
import { accountJobs } from '../modules/account/account.jobs.js';
import { campaignsJobs } from '../modules/campaigns/campaigns.jobs.js';
import { oneTimeJobs } from '../modules/one-time/one-time.jobs.js';
import { orgJobs } from '../modules/org/org.jobs.js';

/** What every kind of job does. */
export const jobRuns: JobKinds = {
  ...accountJobs,
  ...campaignsJobs,
  ...identityJobs,
  ...mailJobs,
  ...oneTimeJobs,
  ...orgJobs,
};
