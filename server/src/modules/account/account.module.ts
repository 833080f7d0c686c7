import { defineModule } from '../../platform/module.js';
import { accountJobs } from './account.jobs.js';
import { accountHandlers } from './account.routes.js';

export const accountModule = defineModule({
  handlers: accountHandlers,
  jobs: accountJobs,
  tables: ['deletion_requests'],
});
