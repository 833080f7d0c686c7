import { defineModule } from '../../platform/module.js';
import { paymentEvents } from './payment-events.js';
import * as checks from './payments.checks.js';
import { settleOrder, startSettlingUnheard } from './payments.jobs.js';
import { paymentsHandlers } from './payments.routes.js';
import { createRefund } from './request-refund.js';
import { createCheckout } from './terminal/start-checkout.js';
import { terminalEvents } from './terminal/terminal-events.js';
import { createSquareRefund } from './terminal/square-refund.js';
import { createIntent } from './start-payment.js';

export const paymentsModule = defineModule({
  handlers: paymentsHandlers,
  jobs: [createIntent.job, createRefund.job, createCheckout.job, createSquareRefund.job, settleOrder],
  tables: ['disputes', 'refunds', 'payments'],
  vendorEvents: { ...paymentEvents, ...terminalEvents },
  checks: {
    'captured payments': checks.capturedNotCounted,
    'money without an order': checks.moneyWithoutOrder,
    'reserved money': checks.wrongReserved,
    'refunds of orders': checks.wrongRefunds,
    'open payments': checks.openForNothing,
  },
  background: { worker: startSettlingUnheard },
});
