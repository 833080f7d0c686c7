import { defineModule } from '../../platform/module.js';
import { registerIllustrations } from './illustrations/illustrations.routes.js';
import { templatesHandlers } from './templates.routes.js';

export const templatesModule = defineModule({
  handlers: templatesHandlers,
  routes: registerIllustrations,
  tables: ['templates'],
  constraints: { templates_name: 'template.name_taken' },
});
