import type { TestCard, OrderAction } from '@swapt/shared/values';
import { withdrawOrder } from '../../modules/my-orders/my-orders.service.js';
import { cancelOrder, changeOrder, lockOrder } from '../../modules/orders/orders.service.js';
import { payByTestCard, payOrder, refundOrder } from '../../modules/payments/payments.service.js';
import type { Services } from '../../platform/services.js';
import type { DemoStep } from './demo-orders.js';

interface Doing {
  /** As they were then. */
  services: Services;
  orgId: string;
  userId: string;
  storeId: string;
  /** Of the order. */
  id: string;
  link: string;
  card: TestCard | undefined;
}

type Fields = Parameters<typeof changeOrder>[1]['update_fields'];

/** What the team does with an order. */
async function act({ services, orgId, userId, id }: Doing, type: OrderAction, fields: Fields = {}): Promise<void> {
  await services.db.org(orgId, (tx) =>
    changeOrder({ tx, orgId, userId, services, country: 'GB' }, { id, type, update_fields: fields }),
  );
}

async function handOver(doing: Doing, fields: Fields = {}): Promise<void> {
  const [order] = await doing.services.db.org(doing.orgId, (tx) => lockOrder(tx, doing.orgId, doing.id));
  await act(doing, order?.method_kind === 'delivery' ? 'fulfil' : 'pick_up', fields);
}

async function refund(
  { services, orgId, userId, id }: Doing,
  asked: Omit<Parameters<typeof refundOrder>[1], 'id'>,
): Promise<void> {
  await refundOrder({ services, orgId, userId, role: 'owner', caller: undefined }, { id, ...asked });
}

export const demoSteps: Record<DemoStep, (doing: Doing) => Promise<void>> = {
  pay: async ({ services, storeId, link, card = 'pm_card_visa' }) => {
    const asking = { storeId, link, language: 'en' };
    await payOrder(services, asking);
    await payByTestCard(services, asking, card);
  },
  ready: (doing) => act(doing, 'ready'),
  hand_over: (doing) => handOver(doing),
  hand_over_some: (doing) => handOver(doing, { lines: [{ line_no: 1, quantity: 1 }] }),
  deliver: (doing) => act(doing, 'deliver'),
  take_payment: (doing) => act(doing, 'mark_paid', { tender: 'cash' }),
  refund: (doing) => refund(doing, {}),
  refund_line: (doing) => refund(doing, { lines: [{ line_no: 1, quantity: 1 }], note: 'A bag was torn.' }),
  cancel: async ({ services, orgId, userId, id }) => {
    const now = services.now();
    await services.db.org(orgId, async (tx) => {
      const [order] = await lockOrder(tx, orgId, id);
      if (order) await cancelOrder(tx, order, { orgId, reason: 'team', by: userId, now });
    });
  },
  withdraw: async ({ services, storeId, link }) => {
    await withdrawOrder(services, { storeId, language: 'en' }, link);
  },
};
