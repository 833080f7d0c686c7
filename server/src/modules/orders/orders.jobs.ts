import { textsOf } from '@swapt/shared/messages/words';
import { localeOf } from '@swapt/shared/messages';
import { defineJob } from '../../platform/jobs/define-job.js';
import { statementsAlone, threePhases } from '../../platform/jobs/job-run.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import { touchCustomer } from '../customers/customers.service.js';
import { countOrdersOf } from '../order-privacy/order-privacy.service.js';
import { orderMail, teamMail } from './order-mails.js';
import { mailAboutOrder, noteBuyer } from './orders.kinds.js';
import { linkBuyer, selectAddresses, selectStoreOfOrder } from './order-jobs.sql.js';
import { selectOrder } from './orders.sql.js';
import { showOrders } from './shown-order.js';

/** Writes to who placed an order, and of a new one to the team. */
export const sendOrderMail = defineJob({
  ...mailAboutOrder,
  name: 'orderMail',
  run: threePhases({
    begin: async (_tx, { payload }) => payload,
    // Read in a transaction of its own where it is not known yet.
    work: async (asked, { scans }) => ({ asked, secret: await scans.secret() }),
    end: async (tx, { asked: { order_id: id, news }, secret }, { org_id: orgId }, services) => {
      const [order] = await selectOrder(tx, orgId, id);
      const [store] = order ? await selectStoreOfOrder(tx, orgId, order.store_id) : [];
      if (!order || !store) return;
      const locale = localeOf(textsOf(order.language).language);
      const [shown] = await showOrders(tx, orgId, [order], { locale, zone: store.zone, secret });
      if (!shown) return;
      const about = { order: shown, store, publicUrl: services.config.publicUrl };
      if (order.email) {
        await queueMail(tx, services, { to: order.email, orgId, ...orderMail(textsOf(order.language), news, about) });
      }
      if (news !== 'placed') return;
      for (const { email } of await selectAddresses(tx, orgId, store.notified)) {
        await queueMail(tx, services, { to: email, orgId, ...teamMail(about) });
      }
    },
  }),
});

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
