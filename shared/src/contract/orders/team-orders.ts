import { Type } from 'typebox';
import { languageNames } from '../../messages/language-names.gen.js';
import { storeLimits } from '../../values/stores/stores.js';
import { Data, Input, OneOf, operation, OrgId, Uuid } from '../operation.js';
import { CheckoutOrder, orderErrors, Revision, Units, VariantUnits } from './order-input.js';
import { Order } from './order-record.js';

const { store_id, ...asked } = CheckoutOrder;

/** What the team makes of orders itself. */
export const teamOrders = {
  'orders.editLines': operation({
    method: 'POST',
    path: '/v1/order/lines',
    host: 'v1',
    who: 'orders:write',
    owner: { table: 'orders', field: 'id' },
    summary:
      'Takes units off an order of which nothing is handed over, or puts more on it, at the price of now; the difference is due, or goes back to the card',
    input: Input({
      org_id: OrgId,
      id: { ...Uuid, description: 'the order_id' },
      revision: Revision,
      take_off: Type.Optional(Units),
      add: Type.Optional(Type.Array(VariantUnits, { minItems: 1, maxItems: storeLimits.cartLines })),
    }),
    reply: Data(Order),
    errors: [
      ...(['order.not_found', 'order.bad_state', 'order.conflict', 'order.invalid', 'order.unavailable'] as const),
      ...(['order.invoiced', 'store.not_found', 'payment.owner_only', 'auth.not_fresh'] as const),
    ],
  }),
  'orders.make': operation({
    method: 'POST',
    path: '/v1/order/make',
    host: 'v1',
    who: 'orders:write',
    owner: { table: 'stores', field: 'store_id' },
    summary:
      'Makes an order for somebody who called or wrote: by card they get a mail with a link to pay it by, at pick-up it is placed at once',
    input: Input({
      org_id: OrgId,
      store_id,
      ...asked,
      tender: OneOf(['card', 'pickup']),
      language: Type.Optional({
        ...OneOf(languageNames),
        description: 'of their mails; without it, that of the caller',
      }),
    }),
    reply: Data(Order),
    errors: [...orderErrors.filter((code) => code !== 'order.too_many_unpaid' && code !== 'discount.code_tries')],
  }),
};
