import { defineModule } from '../../platform/module.js';
import { submissionLines } from './submissions.csv.js';
import { submissionsHandlers } from './submissions.routes.js';

export const submissionsModule = defineModule({
  handlers: submissionsHandlers,
  tables: ['submissions'],
  exports: { 'my-codes/submissions': submissionLines },
});
