import type { JobRuns } from './jobs/run-jobs.js';
import { campaignsJobs } from './modules/campaigns/campaigns.jobs.js';
import { oneTimeJobs } from './modules/one-time/one-time.jobs.js';
import { orgJobs } from './modules/org/org.jobs.js';

/** What every kind of job does. */
export const jobRuns: JobRuns = { ...campaignsJobs, ...oneTimeJobs, ...orgJobs };
