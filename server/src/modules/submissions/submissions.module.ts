import { defineModule } from '../../platform/module.js';
import { submissionsHandlers } from './submissions.routes.js';

export const submissionsModule = defineModule({
  handlers: submissionsHandlers,
  tables: ['submissions'],
});
