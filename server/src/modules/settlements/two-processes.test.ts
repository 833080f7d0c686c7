import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { serverProcesses } from '../../testing/server-processes.js';
import { openMarket } from '../../testing/stores/market.js';

const program = bundleForSuite({ server: 'testing/programs/shared-server.ts' });
const rounds = process.env.SWAPT_PROVE === 'stand' ? 40 : 3;
const path = '/v1/store/settlement';

describeOnPostgres('Settlements at two processes', ({ db, url }) => {
  const processes = serverProcesses(() => program('server'), url);
  let servers: string[];
  let test: TestApp;

  beforeAll(async () => {
    test = await testApp(db, { now: () => new Date() });
    servers = [(await processes.start()).address, (await processes.start()).address];
  }, 120_000);
  afterAll(async () => {
    processes.end();
    await test.close();
  });

  const as = async (user: TestUser) => {
    const authorization = `Bearer ${await test.token(user)}`;
    return async (n: number, to: string, body: object) => {
      const headers = { 'content-type': 'application/json', authorization };
      const reply = await fetch(servers[n % 2] + to, { method: 'POST', headers, body: JSON.stringify(body) });
      const shown = (await reply.json()) as { code?: string; data?: { settlement_id: string } };
      return { result: reply.status === 200 ? 'ok' : shown.code, id: shown.data?.settlement_id };
    };
  };
  const together = <T>(times: number, work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, n) => work(n)));

  it('are one when many submit at once, and are decided about once', async () => {
    for (let round = 0; round < rounds; round++) {
      const market = await openMarket(test);
      const { user } = await market.member('admin');
      const [owner, admin] = [await as(market.owner), await as(user)];
      await market.sold();
      await market.count(5_900);
      await market.close();
      const sent = await together(10, (n) => owner(n, path, market.submission({ cash: 5_900 })));
      expect(new Set(sent.flatMap(({ id }) => id ?? [])).size).toBe(1);
      expect(sent.map(({ result }) => result)).toEqual(Array<string>(10).fill('ok'));
      const others = await together(4, (n) => admin(n, path, market.submission({ cash: n })));
      expect(others.map(({ result }) => result)).toEqual(Array<string>(4).fill('settlement.waiting'));
      const ids = { org_id: market.orgId, settlement_id: sent[0]?.id };
      const decided = await together(8, (n) =>
        n % 4 === 3
          ? admin(n, `${path}/reject`, { ...ids, reason: 'Count it again' })
          : admin(n, `${path}/approve`, ids),
      );
      expect(decided.filter(({ result }) => result === 'ok')).toHaveLength(1);
      expect(new Set(decided.map(({ result }) => result))).toEqual(new Set(['ok', 'settlement.decided']));
      const { stores, state } = await market.money();
      const isApproved = stores[0]?.settlements[0]?.state === 'approved';
      expect(state).toBe(isApproved ? 'settled' : 'closing');
    }
    expect(
      (await findFaults({ db, storage: test.services.storage })).filter((line) => !line.startsWith('files')),
    ).toEqual([]);
  });

  it('miss no sale that arrives while they are submitted: it is in them, or due afterwards', async () => {
    for (let round = 0; round < rounds; round++) {
      const market = await openMarket(test, 100);
      const { user } = await market.member('admin');
      const [owner, admin] = [await as(market.owner), await as(user)];
      const lateSale = () => ({ ...market.saleOf({ made_ago: 3_600 }), accept: true });
      await market.count(5_000);
      await market.close();
      const replies = await together(12, (n) =>
        n === 5 ? owner(n, path, market.submission({ cash: 5_000 })) : owner(n, '/v1/store/desk/sale', lateSale()),
      );
      expect(replies.map(({ result }) => result)).toEqual(Array<string>(12).fill('ok'));
      await admin(0, `${path}/approve`, { org_id: market.orgId, settlement_id: replies[5]?.id });
      const [store] = (await market.money()).stores;
      expect(store?.expected.cash).toBe(5_000 + 11 * 900);
      expect(store?.settlements[0]?.expected.cash).toBe(5_000 + 11 * 900 - (store?.due.cash ?? 0));
    }
  });
});
