import { defineModule } from '../../platform/module.js';
import { reportsHandlers } from './reports.routes.js';

export const reportsModule = defineModule({
  handlers: reportsHandlers,
  tables: ['reports'],
});
