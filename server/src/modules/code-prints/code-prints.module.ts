import { defineModule } from '../../platform/module.js';
import { codePrintsHandlers } from './code-prints.routes.js';
import { registerPrints } from './prints.routes.js';
import { removeSets } from './print-sets.sql.js';

const HOUR_MS = 3600_000;

export const codePrintsModule = defineModule({
  handlers: codePrintsHandlers,
  routes: registerPrints,
  tables: ['print_sets'],
  // Their addresses have ended long before.
  tidy: (tx, now) => removeSets(tx, new Date(now.getTime() - HOUR_MS)),
});
