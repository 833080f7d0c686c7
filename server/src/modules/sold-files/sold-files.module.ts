import { defineModule } from '../../platform/module.js';
import { soldFilesChecks } from './sold-files.checks.js';
import { registerSoldFiles, soldFilesHandlers } from './sold-files.routes.js';

export const soldFilesModule = defineModule({
  handlers: soldFilesHandlers,
  routes: registerSoldFiles,
  checks: soldFilesChecks,
});
