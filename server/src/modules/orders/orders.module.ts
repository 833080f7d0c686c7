import { defineModule } from '../../platform/module.js';
import { startCallingOffUnpaid } from './call-off-unpaid.js';
import * as checks from './orders.checks.js';
import { joinBuyer } from './orders.jobs.js';
import { ordersHandlers } from './orders.routes.js';

export const ordersModule = defineModule({
  handlers: ordersHandlers,
  jobs: [joinBuyer],
  tables: ['payment_entries', 'order_events', 'order_lines', 'order_words', 'orders'],
  checks: {
    'sums of orders': checks.wrongSums,
    'lines of orders': checks.wrongLines,
    'units of orders': checks.wrongUnits,
    'money of orders': checks.wrongMoney,
    'numbers of orders': checks.wrongNumbers,
    'search of orders': checks.wrongWords,
    'orders that wait': checks.overdueOrders,
  },
  background: { worker: startCallingOffUnpaid },
});
