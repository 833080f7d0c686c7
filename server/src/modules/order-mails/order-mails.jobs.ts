import { localeOf } from '@swapt/shared/messages';
import { textsOf } from '@swapt/shared/messages/words';
import { defineJob } from '../../platform/jobs/define-job.js';
import { threePhases } from '../../platform/jobs/job-run.js';
import { mostAttached, queueMail } from '../../platform/mail/queue-mail.js';
import { mailAboutOrder, selectOrder, selectStoreOfOrder, showOrders } from '../orders/orders.service.js';
import { fileOf } from '../papers/papers.service.js';
import { orderMail, teamMail } from './order-mail.js';
import { selectAddresses } from './order-mails.sql.js';
import { paperOf } from './paper-of-mail.js';

/** Writes to who placed an order, and of a new one to the team. */
export const sendOrderMail = defineJob({
  ...mailAboutOrder,
  name: 'orderMail',
  run: threePhases({
    begin: async (tx, { org_id: orgId, payload: { order_id: id, news } }, services) => {
      const [order] = await selectOrder(tx, orgId, id);
      if (!order) return undefined;
      return { id, news, paper: order.email ? await paperOf({ tx, orgId, services }, news, order) : undefined };
    },
    work: async ({ paper, ...asked }, { scans }) => {
      const file = paper && (await fileOf(paper));
      // Read in a transaction of its own where it is not known yet.
      const secret = await scans.secret();
      return { ...asked, secret, attachments: file && file.body.length <= mostAttached ? [file] : [] };
    },
    end: async (tx, { id, news, secret, attachments }, { org_id: orgId }, services) => {
      const [order] = await selectOrder(tx, orgId, id);
      const [store] = order ? await selectStoreOfOrder(tx, orgId, order.store_id) : [];
      if (!order || !store) return;
      const texts = textsOf(order.language);
      const [shown] = await showOrders(tx, orgId, [order], {
        locale: localeOf(texts.language),
        zone: store.zone,
        secret,
        now: services.now(),
      });
      if (!shown) return;
      const about = { order: shown, store, publicUrl: services.config.publicUrl };
      if (order.email) {
        await queueMail(tx, services, { to: order.email, orgId, attachments, ...orderMail(texts, news, about) });
      }
      if (news !== 'placed') return;
      for (const { email } of await selectAddresses(tx, orgId, store.notified)) {
        await queueMail(tx, services, { to: email, orgId, ...teamMail(about) });
      }
    },
  }),
});
