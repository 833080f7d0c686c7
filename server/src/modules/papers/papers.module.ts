import { defineModule } from '../../platform/module.js';
import { papersHandlers } from './papers.routes.js';

export const papersModule = defineModule({
  handlers: papersHandlers,
  tables: ['sellers', 'tax_registrations', 'paper_series', 'papers'],
});
