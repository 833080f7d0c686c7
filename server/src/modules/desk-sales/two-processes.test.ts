import { uuidv7 } from '../../platform/db/uuid.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { serverProcesses } from '../../testing/server-processes.js';
import { openStand } from '../../testing/stores/stand.js';

const program = bundleForSuite({ server: 'testing/programs/shared-server.ts' });
const sales = process.env.SWAPT_PROVE === 'stand' ? 400 : 60;

describeOnPostgres('Desks at two processes', ({ db, url }) => {
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

  const faults = async () =>
    (await findFaults({ db, storage: test.services.storage })).filter((line) => !line.startsWith('files'));
  const caller = async (stand: Awaited<ReturnType<typeof openStand>>) => {
    const authorization = `Bearer ${await test.token(stand.owner)}`;
    return async (n: number, path: string, body: object) => {
      const headers = { 'content-type': 'application/json', authorization };
      const reply = await fetch(servers[n % 2] + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: reply.status, body: (await reply.json()) as { code?: string; data?: { order_id: string } } };
    };
  };

  it('sell until the event is closed and nothing afterwards, and the drawers agree with the ledger', async () => {
    const stand = await openStand(test, 1_000);
    const send = await caller(stand);
    const close = async () => send(1, '/v1/store/events/close', { org_id: stand.orgId, event_id: stand.eventId });
    const replies = await Promise.all(
      Array.from({ length: sales }, async (_, n) => {
        if (n === sales / 2) return close();
        return send(n, '/v1/store/desk/sale', stand.saleOf());
      }),
    );
    const [done, refused] = [
      replies.filter(({ status }) => status === 200),
      replies.filter(({ status }) => status !== 200),
    ];
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(refused.length > 0 ? ['event.closed'] : []));
    const { takings, sales: sold } = await stand.event();
    expect([sold, takings]).toEqual([done.length - 1, (done.length - 1) * 900]);
    expect((await stand.desk()).expected).toBe(5_000 + takings);
    expect(await faults()).toEqual([]);
  });

  it('count a drawer while it sells: what was sold before is in it, the rest is refused', async () => {
    const stand = await openStand(test, 1_000);
    const send = await caller(stand);
    const replies = await Promise.all(
      Array.from({ length: sales }, async (_, n) =>
        n === sales / 2 || n === sales / 2 + 1
          ? send(n, '/v1/store/desk/count', { org_id: stand.orgId, session_id: stand.sessionId, counted: 5_000 })
          : send(n, '/v1/store/desk/sale', stand.saleOf()),
      ),
    );
    const codes = replies.map(({ status, body }) => (status === 200 ? 'ok' : body.code));
    expect(codes.slice(sales / 2, sales / 2 + 2).sort()).toEqual(['desk.closed', 'ok']);
    const sold = codes.filter((code) => code === 'ok').length - 1;
    expect((await stand.desk()).expected).toBe(5_000 + sold * 900);
    expect(await faults()).toEqual([]);
  });

  it('sell a sale once that is sent by both at once, and ten of ten', async () => {
    const stand = await openStand(test, 10);
    const send = await caller(stand);
    const same = stand.saleOf();
    const twins = await Promise.all(Array.from({ length: 10 }, (_, n) => send(n, '/v1/store/desk/sale', same)));
    const made = new Set(twins.flatMap(({ body }) => (body.data ? [body.data.order_id] : [])));
    expect(made.size).toBe(1);
    expect(new Set(twins.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['idempotency.in_progress']),
    );
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(n, '/v1/store/desk/sale', stand.saleOf({ sale_key: uuidv7() }))),
    );
    expect(others.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(await stand.stock()).toEqual({ on_hand: 0, reserved: 0, sold: 10 });
  });

  it('never give more cash back than there is in the drawer', async () => {
    const stand = await openStand(test, 100);
    const send = await caller(stand);
    await stand.sold({ items: [{ variant_id: stand.mug, quantity: 10 }], total: 9_000 });
    const out = { org_id: stand.orgId, session_id: stand.sessionId, kind: 'out', amount: 1_000, reason: 'Bank' };
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n, '/v1/store/desk/cash', out)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(14);
    expect((await stand.desk()).expected).toBe(0);
  });
});
