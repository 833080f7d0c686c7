import { textsOf } from '@swapt/shared/messages/words';
import { Type } from 'typebox';
import { defineJob } from '../../platform/jobs/define-job.js';
import { threePhases } from '../../platform/jobs/job-run.js';
import { plainName } from '../../platform/mail/plain-name.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import { selectOrdersOf } from '../orders/orders.service.js';
import { readOpenStore } from '../stores/stores.service.js';
import { codeMinutes, orderCode } from './order-code.js';

/** Sends the code where the address has ordered something, and nothing where it has not. */
export const mailOrderCode = defineJob({
  kind: 'myOrders.mailCode',
  payload: Type.Object({ store_id: Type.String(), email: Type.String(), language: Type.String() }),
  name: undefined,
  run: threePhases({
    begin: async (_tx, { payload }) => payload,
    // Read in a transaction of its own where it is not known yet.
    work: async (asked, { scans }) => ({ asked, secret: await scans.secret() }),
    end: async (tx, { asked: { store_id: storeId, email, language }, secret }, { org_id: orgId }, services) => {
      const store = await readOpenStore(tx, orgId, storeId);
      const [order] = await selectOrdersOf(tx, orgId, storeId, email, 1);
      if (!order) return;
      const { orderMail: text } = textsOf(language);
      const names = { storeName: plainName(store.name) };
      await queueMail(tx, services, {
        to: email,
        orgId,
        goodForMs: codeMinutes * 60_000,
        subject: text('codeSubject', names),
        text: [
          text('hello'),
          text('codeText', names),
          orderCode(secret, storeId, email, services.now()),
          text('codeMinutes', { minutes: codeMinutes }),
        ].join('\n\n'),
      });
    },
  }),
});
