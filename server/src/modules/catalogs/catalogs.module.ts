import { defineModule } from '../../platform/module.js';
import { catalogsHandlers } from './catalogs.routes.js';

export const catalogsModule = defineModule({
  handlers: catalogsHandlers,
  tables: ['catalogs'],
  constraints: { catalogs_name: 'catalog.update_failed' },
});
