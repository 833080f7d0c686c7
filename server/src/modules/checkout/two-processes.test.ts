import { testApp, type TestApp } from '../../testing/app.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { serverProcesses } from '../../testing/server-processes.js';
import { openTill, type Till } from '../../testing/stores/till.js';

const program = bundleForSuite({ server: 'testing/programs/shared-server.ts' });

describeOnPostgres('Buyers at two processes', ({ db, url }) => {
  const processes = serverProcesses(() => program('server'), url);
  let servers: string[];
  let test: TestApp;
  let till: Till;

  beforeAll(async () => {
    test = await testApp(db);
    servers = [(await processes.start()).address, (await processes.start()).address];
  }, 120_000);
  beforeEach(async () => {
    till = await openTill(test, 10);
  });
  afterAll(async () => {
    processes.end();
    await test.close();
  });

  interface Reply {
    status: number;
    code?: string;
    data?: { number: number };
  }
  const buy = (count: number, body: (n: number) => object) =>
    Promise.all(
      Array.from({ length: count }, async (_, n): Promise<Reply> => {
        const contact = { ...till.buyer, email: `${n}.${till.buyer.email}` };
        const reply = await fetch(`${servers[n % 2]}/v1/order`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.7.0.${n}` },
          body: JSON.stringify({ ...till.asked({ contact }), ...body(n) }),
        });
        return { status: reply.status, ...((await reply.json()) as object) };
      }),
    );

  it('get ten of ten, and the others are refused with what is left, and the numbers have no gap [O.orders.create]', async () => {
    const replies = await buy(60, () => ({}));
    const sold = replies.filter(({ status }) => status === 200);
    expect(sold.map(({ data }) => data?.number).sort((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(
      new Set(replies.filter(({ status }) => status !== 200).map(({ status, code }) => `${status} ${code}`)),
    ).toEqual(new Set(['409 order.unavailable']));
    expect(await till.stock()).toEqual({ on_hand: 0, reserved: 0, sold: 10 });
  });

  it('do not wait for each other when they buy the same things in another order', async () => {
    await till.call('stores.modifyInventory', {
      ...{ org_id: till.orgId, store_id: till.storeId, variant_id: till.hat, inventory_change: 40 },
    });
    const both = [
      { variant_id: till.mug, quantity: 1 },
      { variant_id: till.hat, quantity: 2 },
    ];
    const replies = await buy(24, (n) => ({ items: n % 2 ? both : both.toReversed() }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(replies.filter(({ code }) => code === 'order.unavailable')).toHaveLength(14);
  });
});
