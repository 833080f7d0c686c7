import { defineModule } from '../../platform/module.js';
import { pageChecks } from './pages.checks.js';
import { pagesHandlers } from './pages.routes.js';
import { startKeepingPublished } from './keep-published.js';

export const pagesModule = defineModule({
  handlers: pagesHandlers,
  tables: ['page_versions', 'pages'],
  constraints: { page_names_pkey: 'page.name_taken' },
  checks: pageChecks,
  background: { web: startKeepingPublished },
});
