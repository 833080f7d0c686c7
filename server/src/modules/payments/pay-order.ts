import type { CardPayment, ShownOrder } from '@swapt/shared/contract';
import type { TestCard } from '@swapt/shared/values';
import { localeOf } from '@swapt/shared/messages';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { cardService } from '../connected-accounts/connected-accounts.service.js';
import { inOrderOfLink, orderByLink } from '../my-orders/my-orders.service.js';
import { lockOrder, type OrderRow } from '../orders/orders.service.js';
import { askForShopper } from './ask-for-shopper.js';
import { selectOpenPayment, selectPaymentsOf } from './payments.sql.js';
import { settle } from './settle.js';
import { openPayment, startPayment, toCardPayment } from './start-payment.js';

interface Asking {
  storeId: string;
  link: string;
  /** Of who pays. */
  language: string;
}

/** Whether anything of an order can be paid by card now. */
const isPayable = ({ status, tender, total, paid, authorized }: OrderRow): boolean =>
  total > paid + authorized &&
  (status === 'placed' || status === 'completed' || (status === 'pending' && tender === 'card'));

/** What is left to pay of an order, as a payment by card. */
export async function payOrder(services: Services, { language, ...asked }: Asking): Promise<CardPayment> {
  cardService(services);
  const started = await inOrderOfLink(
    services,
    asked,
    async (tx, { org_id: orgId, card_charge: charge }, { order_id: id }) => {
      // Two who ask at once get the same payment.
      const [order] = await lockOrder(tx, orgId, id);
      if (!order || !isPayable(order)) throw new AppError('order.bad_state');
      return { orgId, ...(await startPayment(tx, services, orgId, order, charge)) };
    },
  );
  return openPayment(services, { ...started, locale: localeOf(language) });
}

/** Pays with a card for trying out. Where it is declined, the payment says why and waits for another one. */
export async function payByTestCard(
  services: Services,
  { language, ...asked }: Asking,
  card: TestCard,
): Promise<CardPayment> {
  const port = cardService(services);
  if (!port.isStandIn) throw new AppError('payment.no_card');
  const { orgId, payment } = await inOrderOfLink(services, asked, async (tx, { org_id }, { order_id }) => {
    const [open] = await selectOpenPayment(tx, org_id, order_id);
    if (!open) throw new AppError('order.bad_state');
    return { orgId: org_id, payment: open };
  });
  const { account, intent_id: id, payment_id: paymentId } = payment;
  if (id === null) throw new AppError('payment.unavailable');
  try {
    await askForShopper(services, () => port.confirmIntent({ account, id, card, key: uuidv7() }));
  } catch (error) {
    // What was declined, the payment says.
    if (!(error instanceof AppError) || error.code !== 'payment.refused') throw error;
  }
  const intent = await askForShopper(services, () => settle(services, orgId, paymentId));
  if (!intent) throw new AppError('payment.unavailable');
  return toCardPayment(services, { paymentId, locale: localeOf(language) }, intent);
}

/** After somebody came back from paying: how far it is, and the order as it is then. A service that does not answer changes nothing. */
export async function afterPaying(services: Services, { language, ...asked }: Asking): Promise<ShownOrder> {
  const { orgId, payment } = await inOrderOfLink(services, asked, async (tx, { org_id }, { order_id }) => {
    const [newest] = await selectPaymentsOf(tx, org_id, order_id);
    return { orgId: org_id, payment: newest };
  });
  if (payment && payment.state !== 'captured')
    await askForShopper(services, () => settle(services, orgId, payment.payment_id));
  return orderByLink(services, { storeId: asked.storeId, language }, asked.link);
}
