import { defineModule } from '../../platform/module.js';
import { registerRegistry } from './registry.routes.js';
import { remoteChecks } from './remotes.checks.js';
import { startWarningOfDamage } from './warn-of-damage.js';

export const remotesModule = defineModule({
  routes: (app, services, { root }) => registerRegistry(app, services, root),
  checks: remoteChecks,
  background: { worker: startWarningOfDamage },
});
