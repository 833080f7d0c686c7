import { defineModule } from '../../platform/module.js';
import { deskSalesHandlers } from './desk-sales.routes.js';

export const deskSalesModule = defineModule({
  handlers: deskSalesHandlers,
  // Sent twice at once, the second one asks again.
  constraints: { orders_sale_key: 'idempotency.in_progress' },
});
