import { defineModule } from '../../platform/module.js';
import { templatesHandlers } from './templates.routes.js';

export const templatesModule = defineModule({
  handlers: templatesHandlers,
  tables: ['templates'],
  constraints: { templates_name: 'template.name_taken' },
});
