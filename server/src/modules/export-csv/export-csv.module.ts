import { defineModule } from '../../platform/module.js';
import { exportCsvHandlers } from './export-csv.routes.js';

export const exportCsvModule = defineModule({
  handlers: exportCsvHandlers,
});
