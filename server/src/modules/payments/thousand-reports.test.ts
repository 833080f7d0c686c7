import { setTimeout as pause } from 'node:timers/promises';
import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { serverProcesses } from '../../testing/server-processes.js';
import { openCardShops, type AtCardService, type CardShops } from '../../testing/stores/card-shops.js';
import { reportsOf, shuffled, signatureOf, type CardReport } from '../../testing/stores/signed-reports.js';

const isWhole = process.env.SWAPT_PROVE === 'till';
/** Each of them is reported on three times at least, and each report comes twice. */
const orders = isWhole ? 320 : 18;
const shops = 4;
const connections = 24;
/** For a thousand posts; the service gives up on an answer after about as long. */
const mostMs = 10_000;
/** Types that a module asks for. */
const asked = new Set(['payment_intent.succeeded', 'payment_intent.payment_failed', 'account.updated']);
jest.setTimeout(600_000);

const program = bundleForSuite({ server: 'testing/programs/shared-server.ts' });

interface Posted {
  status: number;
  ms: number;
}

describeOnPostgres('reports of the card service, twice and in any order, at two processes', ({ db, url }) => {
  const processes = serverProcesses(() => program('server'), url);
  let test: TestApp;
  let servers: string[];
  let secrets: { own: string; connected: string };
  beforeAll(async () => {
    test = await testApp(db);
    test.services.setNow(new Date());
    servers = [(await processes.start('worker')).address, (await processes.start('worker')).address];
    const { own, connected } = (await test.services.vendors.standIns.stripe?.secrets()) ?? { own: [], connected: [] };
    secrets = { own: own[0] ?? '', connected: connected[0] ?? '' };
  }, 120_000);
  afterAll(async () => {
    processes.end();
    await test.close();
  });

  async function post(server: string, body: string, signature?: string): Promise<Posted> {
    const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
    const begun = performance.now();
    const reply = await fetch(`${server}/v1/payment/webhook`, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    return { status: reply.status, ms: performance.now() - begun };
  }

  /** Posts every report to both processes, all mixed, over a few connections. */
  async function postTwice(reports: readonly CardReport[]): Promise<Posted[]> {
    const queue = shuffled(
      reports.flatMap((report) => servers.map((server) => ({ server, body: JSON.stringify(report) }))),
    );
    const posted: Posted[] = [];
    const connection = async () => {
      for (let next = queue.pop(); next; next = queue.pop())
        posted.push(await post(next.server, next.body, signatureOf(next.body, secrets.connected)));
    };
    await Promise.all(Array.from({ length: connections }, connection));
    return posted;
  }

  const rows = <Row extends object>(sql: string) => db.system((tx) => tx.query<Row>(sql));
  /** Everything that the processes were asked for is done. */
  async function processed(): Promise<void> {
    const due = "select 1 from jobs where state = 'waiting' and run_at <= now() limit 1";
    while ((await rows(due)).length > 0) await pause(100);
  }

  interface Seen {
    shop: CardShops;
    paid: readonly AtCardService[];
    declined: readonly AtCardService[];
    open: readonly AtCardService[];
  }
  /** Shoppers who paid at the card service, some with their second card, and some who did not pay, though another shop’s payment says so. */
  async function shopping(): Promise<Seen> {
    const shop = await openCardShops(test, shops, orders);
    const [paid, open] = [await shop.orders(orders), await shop.orders(shops)];
    const declined = paid.filter((_, n) => n % 5 === 0);
    for (const one of declined) await shop.decline(one);
    for (const one of paid) await shop.pay(one);
    for (const one of [...open, ...paid.slice(0, shops)]) await shop.payElsewhere(one);
    // Some came back from paying before anything was reported.
    for (const { till, order } of paid.slice(-3)) await till.success(order);
    return { shop, paid, declined, open };
  }

  /** What somebody posts who does not know the secret, knows that of the other kind, changed what was signed, or kept it for ten minutes. */
  const forge = (reports: readonly CardReport[]): Promise<Posted>[] =>
    reports.flatMap((report, n) => {
      const body = JSON.stringify({ ...report, id: `forged_${report.id}` });
      const signatures = [
        signatureOf(body, 'whsec_guessed'),
        signatureOf(body, secrets.own),
        signatureOf(JSON.stringify(report), secrets.connected),
        signatureOf(body, secrets.connected, 600),
        undefined,
      ];
      return signatures.map((signature) => post(servers[n % 2] ?? '', body, signature));
    });

  async function assertOnce({ shop, paid, declined, open }: Seen): Promise<void> {
    const entries = await rows<{ order_id: string; kind: string; amount: number }>(
      'select order_id, kind, amount::int as amount from payment_entries order by order_id',
    );
    const once = paid.map(({ order: { order_id } }) => ({ order_id, kind: 'captured', amount: 900 }));
    expect(entries).toEqual(once.sort((a, b) => (a.order_id < b.order_id ? -1 : 1)));
    for (const { storeId } of shop.tills) {
      const numbers = await rows<{ number: number }>(
        `select number from orders where store_id = '${storeId}' and number is not null order by number`,
      );
      expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, n) => n + 1));
    }
    const states = await rows('select status, payment_status, count(*)::int from orders group by 1, 2 order by 1');
    expect(states).toEqual([
      { status: 'pending', payment_status: 'unpaid', count: open.length },
      { status: 'placed', payment_status: 'paid', count: paid.length },
    ]);
    expect(await rows('select sum(declined)::int as cards from payments')).toEqual([{ cards: declined.length }]);
    expect(await findFaults(test.services)).toEqual([]);
  }

  it('are taken at once, ask for one job each, and pay every order once [O.payments.webhook]', async () => {
    const seen = await shopping();
    const real = await reportsOf(test);
    const nobodys = real
      .slice(0, 10)
      .map((report) => ({ ...report, id: `nobody_${report.id}`, account: 'acct_nobody' }));
    const reports = shuffled([...real, ...nobodys]);
    const [late, early] = [reports.slice(0, reports.length / 6), reports.slice(reports.length / 6)];

    const begun = performance.now();
    const forged = Promise.all(forge(real.slice(0, 12)));
    const first = await postTwice(early);
    const firstMs = performance.now() - begun;
    await processed();
    const processedMs = performance.now() - begun;
    const lateBegun = performance.now();
    const second = await postTwice(late);
    const takenMs = firstMs + performance.now() - lateBegun;
    await processed();
    // All of it once more, when it was worked off.
    const again = await postTwice(reports);
    await processed();

    const posted = [...first, ...second, ...again];
    expect(posted.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set((await forged).map(({ status }) => status))).toEqual(new Set([400]));
    const isAsked = ({ type, account }: CardReport) => asked.has(type) && account !== 'acct_nobody';
    const kept = await rows<{ event_id: string; state: string }>('select event_id, state from vendor_events');
    expect(new Map(kept.map(({ event_id, state }) => [event_id, state]))).toEqual(
      new Map(reports.map((report) => [report.id, isAsked(report) ? 'done' : 'ignored'])),
    );
    // What is done keeps no payload: as many as there are reports, of which every one is done, is one for each.
    const jobs = await rows("select 1 from jobs where kind = 'vendors.event'");
    expect(jobs).toHaveLength(reports.filter(isAsked).length);
    await assertOnce(seen);

    if (!isWhole) return;
    const posts = first.length + second.length;
    const thousandMs = (takenMs * 1000) / posts;
    const slowest = Math.max(...posted.map(({ ms }) => ms));
    process.stdout.write(
      `${posts} posts of ${reports.length} reports were taken in ${seconds(takenMs)}, a thousand in ${seconds(thousandMs)}, the slowest of all ` +
        `in ${seconds(slowest)}; the first ${early.length} reports were worked off after ${seconds(processedMs)}\n`,
    );
    expect(reports.length).toBeGreaterThan(1000);
    expect(thousandMs).toBeLessThan(mostMs);
  });
});

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
