import { mayCancel, mayDo, orderActions, type OrderAction } from '@swapt/shared/values';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill, type CardTill } from '../../testing/stores/card-till.js';

/** What an action needs beside its name. */
const fields: Partial<Record<OrderAction, object>> = { note: { note: 'x' }, tags: { tags: ['x'] } };

/** After these an order is in another state. */
const moves = new Set<OrderAction>(['ready', 'fulfil', 'deliver', 'pick_up', 'return', 'mark_paid']);

describeOnEngine('orders in each state', ({ db }) => {
  let test: TestApp;
  let till: CardTill;
  beforeAll(async () => {
    test = await testApp(db);
    test.services.setNow(new Date());
    till = await openCardTill(test, 50);
  });
  afterAll(() => test.close());

  let people = 0;
  const buyer = () => {
    people += 1;
    return { contact: { name: 'Robin Berg', email: `robin.${people}@example.com` } };
  };
  const placed = () => till.place(buyer());
  const after = async (...types: OrderAction[]) => {
    const order = await placed();
    for (const type of types) await till.update(order.order_id, type);
    return order;
  };
  const states: Record<string, () => Promise<{ order_id: string }>> = {
    pending: () => till.orderByCard(buyer()),
    placed,
    ready: () => after('ready'),
    'picked up, not paid': () => after('pick_up'),
    completed: () => after('mark_paid', 'pick_up'),
    returned: () => after('mark_paid', 'pick_up', 'return'),
    canceled: async () => {
      const order = await placed();
      await till.call('orders.cancel', { org_id: till.orgId, id: order.order_id });
      return order;
    },
  };

  it.each(Object.keys(states))(
    'allow what the buttons offer when %s, and nothing else, with a clear error [S.order]',
    async (state) => {
      const make = states[state];
      if (!make) throw new Error(`There is no state ${state}`);
      let { order_id: id } = await make();
      for (const action of orderActions) {
        const before = await till.read(id);
        const { status, body } = await till.update(id, action, fields[action] ?? {});
        const now = await till.read(id);
        if (mayDo(before, action)) {
          expect([state, action, body.code]).not.toContain('order.bad_state');
          if (moves.has(action)) ({ order_id: id } = await make());
          continue;
        }
        expect([state, action, status, body.code]).toEqual([state, action, 409, 'order.bad_state']);
        expect(body.title).toMatch(/\w+ .*\./);
        expect(now).toEqual(before);
      }
      const isAllowed = mayCancel(await till.read(id));
      const { status, body } = await till.send('orders.cancel', { org_id: till.orgId, id });
      expect([state, status, body.code]).toEqual(isAllowed ? [state, 200, undefined] : [state, 409, 'order.bad_state']);
    },
  );
});
