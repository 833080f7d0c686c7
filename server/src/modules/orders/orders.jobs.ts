import { defineJob } from '../../platform/jobs/define-job.js';
import { statementsAlone } from '../../platform/jobs/job-run.js';
import { touchCustomer } from '../customers/customers.service.js';
import { countOrdersOf } from '../order-privacy/order-privacy.service.js';
import { noteBuyer } from './orders.kinds.js';
import { linkBuyer } from './order-jobs.sql.js';
import { selectOrder } from './orders.sql.js';

/** Joins an order to the record of who placed it. What they wrote is a claim of theirs, so it never joins two records. */
export const joinBuyer = defineJob({
  ...noteBuyer,
  name: 'orderCustomer',
  run: statementsAlone(async (tx, { org_id: orgId, payload: { order_id: id } }, { now }) => {
    const [order] = await selectOrder(tx, orgId, id);
    if (!order || order.customer_id !== null || !order.email) return;
    const { email, phone, name } = order;
    const customerId = await touchCustomer(tx, orgId, { email, phone, name, source: 'an order', at: now() });
    if (customerId === undefined) return;
    await linkBuyer(tx, orgId, id, customerId);
    await countOrdersOf(tx, orgId, customerId);
  }),
});
