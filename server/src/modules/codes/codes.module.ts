import { defineModule } from '../../platform/module.js';
import { codeChecks } from './codes.checks.js';
import { codesHandlers } from './codes.routes.js';

export const codesModule = defineModule({
  handlers: codesHandlers,
  tables: ['code_entries', 'codes'],
  constraints: { codes_folder: 'folder.not_found', codes_times: 'request.invalid' },
  checks: codeChecks,
});
