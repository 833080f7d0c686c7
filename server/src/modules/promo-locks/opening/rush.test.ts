import { testApp, type TestApp } from '../../../testing/app.js';
import { bundleForSuite } from '../../../testing/bundle.js';
import { describeOnPostgres } from '../../../testing/harness.js';
import { serverProcesses } from '../../../testing/server-processes.js';
import { openStand, promoFaults, stand, type Stand } from '../../../testing/stores/promo-stand.js';

const program = bundleForSuite({ server: 'testing/programs/shared-server.ts' });
const isWhole = process.env.SWAPT_PROVE === 'stand';
const [opening, ordering] = isWhole ? [200, 50] : [40, 12];

describeOnPostgres('a rush to a stand at two processes', ({ db, url }) => {
  const processes = serverProcesses(() => program('server'), url);
  let servers: string[];
  let test: TestApp;
  let at: Stand;
  beforeAll(async () => {
    test = await testApp(db, { now: () => new Date() });
    servers = [(await processes.start()).address, (await processes.start()).address];
  }, 120_000);
  afterEach(async () => {
    expect(await promoFaults(test)).toEqual([]);
  });
  afterAll(async () => {
    processes.end();
    await test.close();
  });

  interface Reply {
    status: number;
    code?: string;
    data?: { visitor: string };
  }
  const send = async (path: string, n: number, body: object): Promise<Reply> => {
    const reply = await fetch(`${servers[n % 2]}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.21.0.${n}` },
      body: JSON.stringify(body),
    });
    return { status: reply.status, ...((await reply.json()) as object) };
  };
  const open = (n: number) =>
    send('/api/promo-lock/validate', n, { promo_code: 'stand10', store_id: at.storeId, ...stand });
  const says = (replies: readonly Reply[]) => replies.map(({ status, code }) => `${status} ${code ?? 'open'}`);

  it(`gives the last use to one of ${opening} phones [O.promoLock.validate]`, async () => {
    at = await openStand(test, { limit_total: 1 });
    const replies = await Promise.all(Array.from({ length: opening }, (_, n) => open(n)));
    expect(says(replies).sort()).toEqual(['200 open', ...Array<string>(opening - 1).fill('409 promo.used_up')]);
    expect(await at.readLock()).toMatchObject({ used: 1 });
  });

  it(`sells the last promo to one of ${ordering} orders, each with what is open for it`, async () => {
    at = await openStand(test, {}, { limit_total: 1 });
    const opened = await Promise.all(Array.from({ length: ordering }, (_, n) => open(n)));
    const replies = await Promise.all(
      opened.map(({ data }, n) =>
        send('/v1/order', n, {
          ...at.asked({ contact: { ...at.buyer, email: `${n}.${at.buyer.email}` } }),
          ...{ codes: ['STAND10'], visitor: data?.visitor },
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await at.readDiscount()).toMatchObject({ reserved: 1, used: 0 });
    expect((await at.usage()).grants).toMatchObject({ open: ordering - 1, consumed: 1 });
  });
});
