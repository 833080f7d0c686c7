import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShownOrder } from '@swapt/shared/contract';
import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { serverProcesses } from '../../testing/server-processes.js';
import { openCardTill, type CardTill } from '../../testing/stores/card-till.js';
import { callOffUnpaid } from '../orders/orders.service.js';
import { settleUnheard } from './payments.jobs.js';

const kills = process.env.SWAPT_PROVE === 'till' ? 200 : 4;
const buyersAtOnce = 4;
const HOUR_MS = 3_600_000;
jest.setTimeout(1_800_000);

const program = bundleForSuite({ server: 'testing/programs/shared-server.ts' });

interface Reply<T> {
  status: number;
  data?: T;
}

describeOnPostgres('a till of two processes, of which one is killed again and again', ({ db, url }) => {
  const processes = serverProcesses(() => program('server'), url);
  let test: TestApp;
  let till: CardTill;
  let key: string;
  beforeAll(async () => {
    test = await testApp(db);
    test.services.setNow(new Date());
    till = await openCardTill(test, 999);
    key = await test.apiKey(till.orgId, till.owner, 'owner');
  }, 120_000);
  afterAll(async () => {
    processes.end();
    await test.close();
  });

  let people = 0;
  /** What is asked of a process that ends meanwhile is not answered. */
  async function ask<T>(address: string, path: string, body: object): Promise<Reply<T> | undefined> {
    people += 1;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${people % 250}.${(people >> 8) % 250}.1`,
      ...(path === '/v1/payment/refund' && { authorization: `Bearer ${key}` }),
    };
    try {
      const reply = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: reply.status, ...((await reply.json()) as object) };
    } catch {
      return undefined;
    }
  }

  /** Orders, pays with a card that works or does not, comes back, and asks for some of the money, each at any of the processes. */
  async function buy(addresses: readonly string[], n: number): Promise<void> {
    const any = () => addresses[Math.floor(Math.random() * addresses.length)] ?? '';
    const contact = { name: 'Robin Berg', email: `kill.${n}.${people}@example.com` };
    const order = await ask<ShownOrder>(any(), '/v1/order', till.asked({ contact, tender: 'card' }));
    if (!order?.data) return;
    const { order_id: id, link } = order.data;
    const named = { store_id: till.storeId, link };
    await ask(any(), '/v1/payment/intent', named);
    const card = n % 4 === 0 ? 'pm_card_visa_chargeDeclined' : 'pm_card_visa';
    const paying = [ask(any(), '/v1/payment/test-pay', { ...named, card }), ask(any(), '/v1/payment/success', named)];
    await Promise.all(paying);
    const refund = { org_id: till.orgId, id, amount: 100 + (n % 8) * 100 };
    const refunding = [1, 2].map(() => ask(any(), '/v1/payment/refund', refund));
    await Promise.all(refunding);
  }

  /** An hour later all leases have ended, and everything was asked about again. */
  async function settleAll(): Promise<void> {
    const now = new Date(Date.now() + HOUR_MS);
    test.services.setNow(now);
    for (let round = 0; round < 6; round++) {
      await till.work();
      await till.report();
      await callOffUnpaid(test.services);
      await settleUnheard(test.services);
      test.services.setNow(new Date(now.getTime() + round * HOUR_MS));
    }
  }

  it('counts each payment and each refund once, keeps no stock for nobody, and leaves the doctor nothing to find', async () => {
    const steady = await processes.start();
    for (let kill = 0; kill < kills; kill++) {
      const { child, address } = await processes.start();
      const ended = once(child, 'exit');
      const buying = Array.from({ length: buyersAtOnce }, (_, n) => buy([steady.address, address], kill * 8 + n));
      await pause(Math.random() * 1000);
      child.kill('SIGKILL');
      await ended;
      await Promise.all(buying);
    }
    // Nobody is killed while the last ones buy.
    await Promise.all(Array.from({ length: buyersAtOnce }, (_, n) => buy([steady.address], kills * 8 + n)));
    // One pays at the card service, and no process that heard of it is left.
    const contact = { name: 'Kim Lund', email: 'unheard@example.com' };
    await till.payThere(await till.orderByCard({ contact }));
    steady.child.kill('SIGKILL');
    await settleAll();
    expect(await findFaults(test.services)).toEqual([]);
    const [books] = await db.system((tx) =>
      tx.query<{ paid: number; refunded: number; captured: number; back: number; open: number }>(
        `select (select sum(paid)::int from orders) as paid, (select sum(refunded)::int from orders) as refunded,
           (select coalesce(sum((body ->> 'amount_received')::int), 0)::int from standin_objects where kind = 'intent') as captured,
           (select coalesce(sum((body ->> 'amount')::int), 0)::int from standin_objects where kind = 'refund') as back,
           (select count(*)::int from refunds where state in ('requested', 'pending')) as open`,
      ),
    );
    expect(books).toMatchObject({ paid: books?.captured, refunded: books?.back, open: 0 });
    expect(books?.paid).toBeGreaterThan(0);
    expect(books?.refunded).toBeGreaterThan(0);
    const sold = await db.system((tx) =>
      tx.query<{ units: number }>(`select coalesce(sum(units), 0)::int as units from orders where status = 'placed'`),
    );
    expect(await till.stock()).toMatchObject({ reserved: 0, sold: sold[0]?.units });
  });
});
