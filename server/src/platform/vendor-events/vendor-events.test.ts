import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { findFaults } from '../../app/doctor/doctor.js';
import { describeOnEngines, testServices, type TestServices } from '../../testing/harness.js';
import type { TestDatabase } from '../../testing/engines/test-database.js';
import { readConfig } from '../config/config.js';
import { uuidv7 } from '../db/uuid.js';
import { refuseOddInput } from '../http/requests/odd-input.js';
import { byKind } from '../jobs/define-job.js';
import { MAX_ATTEMPTS, runDueJobs } from '../jobs/run-jobs.js';
import { defineModule, type Module } from '../module.js';
import { linkAccount, unlinkAccount } from './vendor-accounts.js';
import type { VendorEvent } from './vendor-event.js';
import { vendorEventsModule, webhookModule } from './vendor-events.module.js';

const [own, connected] = ['whsec_own', 'whsec_shops'];
const paid = 'payment_intent.succeeded';
const DAY_MS = 24 * 3600_000;

interface Report {
  id?: string;
  type?: string;
  account?: string | undefined;
  object?: string;
}

const bodyOf = ({ id = `evt_${uuidv7()}`, type = paid, account, object = 'pi_1' }: Report) =>
  JSON.stringify({ id, object: 'event', type, data: { object: { id: object, secret: 'nobody keeps this' } }, account });

const signed = (body: string, secret: string, at: Date) => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

async function open(services: TestServices, modules: readonly Module[]) {
  const app = Fastify();
  refuseOddInput(app);
  const { routes, jobs } = webhookModule(modules);
  await routes(app, services);
  await app.ready();
  const { now } = services;
  const post = async (body: string, signature?: string) => {
    const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
    return (await app.inject({ method: 'POST', url: '/v1/payment/webhook', headers, payload: body })).statusCode;
  };
  const report = (what: Report, secret = connected) => {
    const body = bodyOf(what);
    return post(body, signed(body, secret, now()));
  };
  return { app, post, report, work: () => runDueJobs(services, byKind(jobs)) };
}

const withKey = () =>
  readConfig({
    ...{ SWAPT_STRIPE_KEY: 'sk_test_1', SWAPT_STRIPE_WEBHOOK_SECRET: own, SWAPT_STRIPE_CONNECT_SECRET: connected },
  });

async function shopWith(db: TestDatabase, account: string): Promise<string> {
  const orgId = uuidv7();
  await db.system((tx) => tx.query("insert into organizations (org_id, name) values ($1, 'Shop')", [orgId]));
  await db.org(orgId, (tx) => linkAccount(tx, orgId, 'stripe', account));
  return orgId;
}

describeOnEngines('reports of Stripe', ({ db }) => {
  let services: TestServices;
  let handled: VendorEvent[];
  let failure: Error | undefined;
  let account: string;
  let orgId: string;
  let on: Awaited<ReturnType<typeof open>>;
  const payments = defineModule({
    vendorEvents: {
      [`stripe ${paid}`]: async (event) => {
        if (failure) throw failure;
        handled.push(event);
      },
      'stripe balance.available': async (event) => void handled.push(event),
    },
  });

  beforeEach(async () => {
    await db.system((tx) => tx.query('delete from jobs; delete from vendor_events'));
    services = testServices(db, { config: withKey() });
    [handled, failure, account] = [[], undefined, `acct_${uuidv7()}`];
    orgId = await shopWith(db, account);
    on = await open(services, [payments]);
  });
  afterEach(() => on.app.close());
  const kept = () =>
    db.system((tx) => tx.query('select event_id, state, org_id, object_id from vendor_events order by event_id'));

  it('about a shop are handed to the module that asks for them, for its organization', async () => {
    expect(await on.report({ id: 'evt_1', account })).toBe(200);
    expect([handled, await kept()]).toMatchObject([[], [{ event_id: 'evt_1', state: 'received', org_id: orgId }]]);
    await on.work();
    expect(handled).toEqual([{ vendor: 'stripe', eventId: 'evt_1', type: paid, account, orgId, objectId: 'pi_1' }]);
    expect(await kept()).toMatchObject([{ state: 'done', object_id: 'pi_1' }]);
    const [row] = await db.system((tx) => tx.query<{ all: string }>('select e::text as all from vendor_events e'));
    expect(row?.all).not.toContain('nobody keeps this');
  });

  it('about the account of the installation are of no organization', async () => {
    expect(await on.report({ type: 'balance.available' }, own)).toBe(200);
    await on.work();
    expect(handled).toMatchObject([{ account: null, orgId: null }]);
  });

  it('count once, however often and at once they come', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => on.report({ id: 'evt_2', account })));
    await on.work();
    codes.push(await on.report({ id: 'evt_2', account }));
    await on.work();
    expect([codes, handled.length]).toEqual([Array<number>(7).fill(200), 1]);
  });

  it('are refused without a signature, with one of something else, and with an old one; nothing of them is kept', async () => {
    const body = bodyOf({ account });
    const { now } = services;
    const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000);
    const signatures = [
      undefined,
      '',
      't=1,v1=00',
      signed(body, 'whsec_guessed', now()),
      signed(`${body} `, connected, now()),
      signed(body, connected, ago(301)),
    ];
    for (const signature of signatures) expect(await on.post(body, signature)).toBe(400);
    expect(await kept()).toEqual([]);
    expect(await on.post(body, signed(body, connected, ago(299)))).toBe(200);
  });

  it('about a shop are refused under the secret of the installation’s own', async () => {
    expect(await on.report({ account }, own)).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('that nobody asks for are taken and ignored: of another type, or about an account of nobody here', async () => {
    expect(await on.report({ type: 'invoice.paid', account })).toBe(200);
    expect(await on.report({ account: 'acct_of_nobody' })).toBe(200);
    expect(await on.work()).toBe(0);
    expect(await kept()).toMatchObject([{ state: 'ignored' }, { state: 'ignored', org_id: null }]);
  });

  it('are tried again when what is to be done fails, and then are dead, which the doctor says', async () => {
    failure = new Error('The vendor is away');
    await on.report({ account });
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      await on.work();
      expect(await kept()).toMatchObject([{ state: attempt < MAX_ATTEMPTS ? 'received' : 'dead' }]);
      services.setNow(new Date(services.now().getTime() + DAY_MS));
    }
    const faults = (await findFaults(services)).filter((fault) => fault.startsWith('reports of'));
    expect(faults).toEqual([expect.stringContaining(`${paid} was reported`)]);
  });

  it('that wait for too long are found by the doctor', async () => {
    await on.report({ account });
    const faults = async (ago: number) => {
      await db.system((tx) => tx.query(`update vendor_events set received_at = now() - interval '${ago} minutes'`));
      return (await findFaults(services)).filter((fault) => fault.startsWith('reports of'));
    };
    expect(await faults(9)).toEqual([]);
    expect(await faults(11)).toEqual([expect.stringContaining('nothing was done about it yet')]);
  });

  it('are kept for 30 days', async () => {
    await on.report({ account });
    const tidyAfter = (days: number) =>
      db.system((tx) => vendorEventsModule.tidy(tx, new Date(services.now().getTime() + days * DAY_MS)));
    await tidyAfter(30);
    expect(await kept()).toHaveLength(1);
    await tidyAfter(30.1);
    expect(await kept()).toEqual([]);
  });

  it('are not taken where there is no Stripe, and not when they are too large', async () => {
    const production = { SWAPT_MODE: 'production', SWAPT_PUBLIC_URL: 'https://swapt.example.org' };
    const without = await open(testServices(db, { config: readConfig(production) }), [payments]);
    expect(await without.report({ account })).toBeGreaterThanOrEqual(400);
    await without.app.close();
    expect(await on.report({ account, object: 'x'.repeat(600_000) })).toBe(413);
    expect(await kept()).toEqual([]);
  });

  it('find an account’s organization until it is unlinked, and no other one can link it', async () => {
    const other = await shopWith(db, `acct_${uuidv7()}`);
    expect(await db.org(other, (tx) => linkAccount(tx, other, 'stripe', account))).toBe(false);
    await db.org(other, (tx) => unlinkAccount(tx, other, 'stripe', account));
    await on.report({ account });
    await db.org(orgId, (tx) => unlinkAccount(tx, orgId, 'stripe', account));
    await on.report({ account });
    expect((await kept()).map(({ state }) => state)).toEqual(['received', 'ignored']);
  });

  it('of the stand-in are posted until they are taken, also when the server was away', async () => {
    services = testServices(db);
    const here = await open(services, [payments]);
    const { cardPayments: port, standIns } = services.vendors;
    if (!port || !standIns.stripe) throw new Error('There is no stand-in');
    const key = () => uuidv7();
    const shop = await port.createAccount({ key: key(), country: 'DE', email: 'shop@example.com' });
    const owner = await shopWith(db, shop.id);
    const link = { account: shop.id, refreshUrl: 'http://localhost/', returnUrl: 'http://localhost/' };
    await fetch(await port.createAccountLink(link), { redirect: 'manual' });
    const asked = { account: shop.id, amount: 500, currency: 'EUR', capture: 'automatic', metadata: {} } as const;
    const { id } = await port.createIntent({ ...asked, key: key() });
    await port.confirmIntent({ account: shop.id, id, card: 'pm_card_visa', key: key() });
    expect(await standIns.stripe.post('http://127.0.0.1:1/v1/payment/webhook')).toBe(0);
    const address = await listenAt(here.app);
    expect(await standIns.stripe.post(address)).toBe(0);
    services.setNow(new Date(services.now().getTime() + 60_000));
    expect(await standIns.stripe.post(address)).toBeGreaterThan(2);
    expect(await standIns.stripe.post(address)).toBe(0);
    await here.work();
    expect(handled).toMatchObject([{ type: paid, orgId: owner, objectId: id, account: shop.id }]);
    await here.app.close();
    await standIns.stripe.close();
  });
});

const listenAt = async (app: FastifyInstance) =>
  `${await app.listen({ port: 0, host: '127.0.0.1' })}/v1/payment/webhook`;

it('has one module for each type of report', () => {
  const twice = { vendorEvents: { 'stripe x': async () => undefined } };
  expect(() => webhookModule([twice, twice])).toThrow('Two modules ask for reports of “stripe x”');
});
