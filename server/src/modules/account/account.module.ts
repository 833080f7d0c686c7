import { defineModule } from '../../platform/module.js';
import { findKeepers } from './account.jobs.js';
import { accountHandlers } from './account.routes.js';

export const accountModule = defineModule({
  handlers: accountHandlers,
  jobs: [findKeepers],
  tables: ['deletion_requests'],
});
