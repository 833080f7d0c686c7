import { defineModule } from '../../platform/module.js';
import { tidyAlerts } from './code-alerts.sql.js';
import { startSendingAlerts } from './send-alerts.js';

export const codeAlertsModule = defineModule({
  tables: ['code_alerts'],
  tidy: tidyAlerts,
  background: { worker: startSendingAlerts },
});
