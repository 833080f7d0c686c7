import { defineModule } from '../../platform/module.js';
import { registerOneTimeFiles } from './file.routes.js';
import { oneTimeChecks } from './one-time.checks.js';
import { oneTimeLines } from './one-time.csv.js';
import { makeOneTimeCodes } from './one-time.jobs.js';
import { oneTimeHandlers } from './one-time.routes.js';

export const oneTimeModule = defineModule({
  handlers: oneTimeHandlers,
  routes: registerOneTimeFiles,
  jobs: [makeOneTimeCodes],
  tables: ['one_time_codes', 'one_time_batches'],
  exports: { 'my-codes/one-time-codes': oneTimeLines },
  checks: oneTimeChecks,
});
