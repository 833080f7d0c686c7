import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import { AppError } from '../../platform/errors/app-error.js';
import { dataOnce, type Handlers } from '../../platform/http/handler.js';
import { askForOrderCode, orderByLink, ordersOf, proveMailbox, withdrawOrder } from './my-orders.service.js';
import { codeMinutes } from './order-code.js';

export const myOrdersHandlers: Handlers<'orders.customer' | 'orders.mailCode' | 'orders.withdraw'> = {
  'orders.customer': async ({ services, request }, { store_id: storeId, link, email, code }) => {
    const asking = { storeId, language: shopperLanguage(request) };
    const data = link === undefined ? await proven() : [await orderByLink(services, asking, link)];
    return { data, page: 1, pageSize: Math.max(data.length, 1), total: data.length };

    async function proven() {
      if (email === undefined || code === undefined) throw new AppError('order.not_proven');
      const mailbox = await proveMailbox(services, storeId, { email, code });
      if (mailbox === undefined) throw new AppError('order.not_proven');
      return ordersOf(services, asking, mailbox);
    }
  },

  'orders.mailCode': async ({ services, request, ...change }, { store_id: storeId, email }) => {
    await askForOrderCode(
      services,
      { storeId, language: shopperLanguage(request) },
      { email, ip: request.ip },
      dataOnce(change),
    );
    return { data: { minutes: codeMinutes } };
  },

  'orders.withdraw': async ({ services, request, ...change }, { store_id: storeId, link }) => ({
    data: await withdrawOrder(services, { storeId, language: shopperLanguage(request) }, link, dataOnce(change)),
  }),
};
