import type { ShownOrder } from '@swapt/shared/contract';
import { VendorError } from '../../platform/vendors/vendor-error.js';
import type { TestApp } from '../app.js';
import { openCardTill, portOf, type CardTill } from './card-till.js';

/** An order by card, with what it takes to pay it at the card service alone. */
export interface AtCardService {
  till: CardTill;
  order: ShownOrder;
  paymentId: string;
  intentId: string;
}

const atOnce = 8;
const onlyRefused = (error: unknown) => {
  if (!(error instanceof VendorError && error.failure === 'refused')) throw error;
};

/** Several shops of one installation, and shoppers who are at the card service with their cards: nobody comes back, nothing is reported yet. */
export async function openCardShops(test: TestApp, shops: number, stock: number) {
  const { services } = test;
  const tills: CardTill[] = [];
  for (let shop = 0; shop < shops; shop += 1) tills.push(await openCardTill(test, stock));
  let shoppers = 0;

  async function order(till: CardTill): Promise<AtCardService> {
    shoppers += 1;
    const { tender: _, ...asked } = till.asked({
      contact: { name: 'Robin Berg', email: `${shoppers}.${till.orgId}@example.com` },
    });
    const from = `10.${shoppers % 250}.${shoppers >> 8}.1`;
    const { body } = await test.as().send('payments.paymentIntent', asked, { from });
    const { order, payment } = body.data as { order: ShownOrder; payment: { payment_id: string } };
    const [row] = await services.db.org(till.orgId, (tx) =>
      tx.query<{ intent_id: string }>('select intent_id from payments where org_id = $1 and payment_id = $2', [
        till.orgId,
        payment.payment_id,
      ]),
    );
    return { till, order, paymentId: payment.payment_id, intentId: row?.intent_id ?? '' };
  }

  const confirm = ({ till: { account }, intentId: id, paymentId }: AtCardService, card: string) =>
    portOf(test).confirmIntent({ account, id, card, key: `${paymentId}-${card}` });

  return {
    tills,
    /** Shoppers of all of the shops by turns. */
    orders: async (count: number): Promise<AtCardService[]> => {
      const made: AtCardService[] = [];
      while (made.length < count) {
        const some = Array.from(
          { length: Math.min(atOnce, count - made.length) },
          (_, n) => tills[(made.length + n) % shops],
        );
        made.push(...(await Promise.all(some.map((till) => order(till as CardTill)))));
      }
      return made;
    },
    pay: (one: AtCardService) => confirm(one, 'pm_card_visa'),
    decline: (one: AtCardService) => confirm(one, 'pm_card_visa_chargeDeclined').catch(onlyRefused),
    /** A payment on another shop's account that names an order of this one. */
    payElsewhere: async ({ till, order, paymentId }: AtCardService) => {
      const other = tills[(tills.indexOf(till) + 1) % shops]?.account ?? '';
      const metadata = { order_id: order.order_id, payment_id: paymentId, org_id: till.orgId };
      const asked = { account: other, amount: 900, currency: 'EUR', capture: 'automatic', metadata } as const;
      const { id } = await portOf(test).createIntent({ ...asked, key: `elsewhere-${paymentId}` });
      await portOf(test).confirmIntent({ account: other, id, card: 'pm_card_visa', key: `elsewhere-${paymentId}-pay` });
    },
  };
}

export type CardShops = Awaited<ReturnType<typeof openCardShops>>;
