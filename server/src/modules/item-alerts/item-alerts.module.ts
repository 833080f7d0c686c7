import { defineModule } from '../../platform/module.js';
import { tidyAlerts } from './item-alerts.sql.js';
import { startSendingItemAlerts } from './send-item-alerts.js';

export const itemAlertsModule = defineModule({
  tables: ['item_alerts'],
  tidy: tidyAlerts,
  background: { worker: startSendingItemAlerts },
});
