import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { testApp, type TestApp } from '../../testing/app.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { stockedStore, type StockedStore } from '../../testing/stocked-store.js';
import { testFolder } from '../../testing/test-folder.js';

const program = bundleForSuite({ server: 'testing/programs/shared-server.ts' });

describeOnPostgres('Two processes that change one stock', ({ db, url }) => {
  const children: ChildProcess[] = [];
  let servers: string[];
  let test: TestApp;
  let shop: StockedStore;
  let key: string;

  async function start(): Promise<string> {
    const child = spawn(process.execPath, [program('server')], {
      env: {
        ...{ ...process.env, SWAPT_DATA_DIR: testFolder(), DATABASE_URL: url() },
        ...{ SWAPT_RATE_LIMIT: '1000000', SWAPT_DEMO: 'off' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    for await (const line of createInterface({ input: child.stdout })) return `http://127.0.0.1:${line}`;
    throw new Error('The process ended before it listened');
  }

  beforeAll(async () => {
    test = await testApp(db);
    shop = await stockedStore(test);
    key = await test.apiKey(shop.orgId, shop.owner, 'owner');
    servers = [await start(), await start()];
  }, 120_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await test.close();
  });

  /** Asks the servers in turn, all at once; gives the statuses. */
  const ask = (count: number, path: string, body: (n: number) => object) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const { status } = await fetch(`${servers[n % 2]}${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ ...shop.at, ...body(n) }),
        });
        return status;
      }),
    );
  const changes = async () => (await shop.moves()).reduce((sum, { change }) => sum + change, 0);

  it('lose none of 50 changes, from the first one on [O.stores.modifyInventory]', async () => {
    const statuses = await ask(50, '/v1/store/inventory/modify', (n) => ({ inventory_change: n + 1 }));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await shop.stock()).toMatchObject({ on_hand: 1_275 });
    expect(await changes()).toBe(1_275);
  });

  it('give away what is there, and no more [O.stores.soldCount]', async () => {
    await shop.change(-1_265);
    const statuses = await ask(30, '/v1/store/inventory/sold-count', () => ({ sold: 1 }));
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(200), ...Array<number>(20).fill(409)]);
    expect(await shop.stock()).toMatchObject({ on_hand: 0, sold: 10 });
    expect(await changes()).toBe(0);
  });
});
