import { testApp, type TestApp } from '../../testing/app.js';
import { faultsAfter } from '../../testing/engines/faults-after.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill } from '../../testing/stores/card-till.js';

describeOnEngine('the doctor, of payments', ({ db }) => {
  let test: TestApp;
  let paid: string;
  let open: string;

  beforeAll(async () => {
    test = await testApp(db);
    test.services.setNow(new Date());
    const till = await openCardTill(test);
    const [first, second] = [await till.orderByCard(), await till.orderByCard()];
    await till.payThere(first);
    await till.success(first);
    await till.refund(first.order_id, { amount: 100 });
    await till.intent(second);
    [paid, open] = [first.order_id, second.order_id];
  });
  afterAll(() => test.close());

  const checksAfter = async (statement: string, orderId: string) =>
    (await faultsAfter(test.services, (tx) => tx.query(statement, [orderId]))).map((fault) => fault.split(': ')[0]);

  it('finds nothing where all is in order', async () => {
    expect(await checksAfter('select 1 from orders where order_id = $1', paid)).toEqual([]);
  });

  it.each([
    [
      'a payment that was not captured, but counted',
      "update payments set state = 'canceled' where order_id = $1",
      'captured payments',
    ],
    [
      'money of an order that is over',
      "update orders set status = 'canceled', updated_at = now() - interval '1 day' where order_id = $1",
      'money without an order',
    ],
    [
      'money that a card keeps for nothing',
      "update payments set state = 'authorized', next_check_at = now() where order_id = $1",
      'reserved money',
    ],
    ['a refund that nobody made', 'update refunds set amount = 99 where order_id = $1', 'refunds of orders'],
  ])('finds %s', async (_, statement, check) => {
    expect(await checksAfter(statement, paid)).toContain(check);
  });

  it('finds a payment that waits for an order that is over', async () => {
    const over = "update orders set status = 'expired', updated_at = now() - interval '1 day' where order_id = $1";
    expect(await checksAfter(over, open)).toContain('open payments');
  });
});
