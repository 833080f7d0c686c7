import { defineModule } from '../../platform/module.js';
import { customerChecks } from './customers.checks.js';
import { customerLines } from './customers.csv.js';
import { customersHandlers } from './customers.routes.js';

export const customersModule = defineModule({
  handlers: customersHandlers,
  tables: [
    'customer_events',
    'customer_visitors',
    'customer_contacts',
    'merge_suggestions',
    'customers',
    'customer_segments',
  ],
  constraints: {
    customer_contacts_owner: 'customer.contact_taken',
    customer_segments_name: 'customer.segment_name_taken',
  },
  exports: { 'my-codes/customer': customerLines },
  checks: customerChecks,
});
