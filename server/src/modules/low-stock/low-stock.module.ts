import { defineModule } from '../../platform/module.js';
import { startSendingLowStock } from './send-low-stock.js';

export const lowStockModule = defineModule({ background: { worker: startSendingLowStock } });
