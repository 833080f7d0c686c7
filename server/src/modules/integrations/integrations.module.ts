import { defineModule } from '../../platform/module.js';
import { integrationsHandlers } from './integrations.routes.js';

export const integrationsModule = defineModule({
  handlers: integrationsHandlers,
});
