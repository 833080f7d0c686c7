import { Type } from 'typebox';
import { describeOnEngines, testServices, type TestServices } from '../../testing/harness.js';
import { uuidv7 } from '../db/uuid.js';
import { byKind } from '../jobs/define-job.js';
import { runDueJobs } from '../jobs/run-jobs.js';
import type { Services } from '../services.js';
import { VendorError } from '../vendors/vendor-error.js';
import type { CardPayments } from '../vendors/stripe/card-payments.js';
import { defineVendorCall, queueCall } from './define-vendor-call.js';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

function portOf({ vendors: { cardPayments } }: Services): CardPayments {
  if (!cardPayments) throw new VendorError('Stripe', 'unavailable', 'it is not set up');
  return cardPayments;
}

/** A refund as a noun declares it; the first answer is lost. */
function refundWith(written: unknown[]) {
  let isLost = true;
  return defineVendorCall({
    ...{ vendor: 'stripe', operation: 'refund', name: undefined, safeAgainMs: 23 * HOUR_MS },
    request: Type.Object({
      account: Type.String(),
      intent_id: Type.String(),
      amount: Type.Integer(),
      currency: Type.String(),
    }),
    send: async ({ callId: key, request: { account, intent_id: intentId, amount, currency } }, services) => {
      const refund = { key, account, intentId, amount, currency, returnsFee: false, metadata: {} };
      const reply = await portOf(services).createRefund(refund);
      if (isLost) {
        isLost = false;
        throw new VendorError('Stripe', 'unavailable', 'no answer');
      }
      return { ref: reply.id, reply };
    },
    find: async ({ callId: key, request: { account, intent_id: intentId } }, services) => {
      const reply = await portOf(services).findRefund({ account, intentId, key });
      return reply && { ref: reply.id, reply };
    },
    end: async (_tx, _call, outcome) => void written.push(outcome),
  });
}

async function payOne(services: TestServices) {
  const port = portOf(services);
  const { id: account } = await port.createAccount({ key: uuidv7(), country: 'DE', email: 'shop@example.com' });
  const link = { account, refreshUrl: 'http://localhost/', returnUrl: 'http://localhost/' };
  await fetch(await port.createAccountLink(link), { redirect: 'manual' });
  const asked = { account, amount: 1000, currency: 'EUR', capture: 'automatic', metadata: {} } as const;
  const { id } = await port.createIntent({ ...asked, key: uuidv7() });
  await port.confirmIntent({ account, id, card: 'pm_card_visa', key: uuidv7() });
  return { account, intent_id: id, currency: 'EUR' };
}

describeOnEngines('a refund whose answer is lost', ({ db }) => {
  it.each([
    ['while its key is known', HOUR_MS],
    ['and whose key is too old', 2 * DAY_MS],
  ])('%s is made once', async (_, wait) => {
    await db.system((tx) => tx.query('delete from jobs'));
    const services = testServices(db);
    const orgId = uuidv7();
    await db.system((tx) => tx.query("insert into organizations (org_id, name) values ($1, 'Shop')", [orgId]));
    const paid = await payOne(services);
    const written: unknown[] = [];
    const refund = refundWith(written);
    const subject = { kind: 'refund', id: uuidv7() };
    const request = { ...paid, amount: 400 };
    await db.org(orgId, (tx) => queueCall(tx, refund, { orgId, subject, request, now: services.now() }));
    await runDueJobs(services, byKind([refund.job]));
    expect(written).toEqual([]);
    services.setNow(new Date(services.now().getTime() + wait));
    // What the service keeps for a day, it does not know after two.
    if (wait > DAY_MS) await db.system((tx) => tx.query("delete from standin_objects where kind = 'key'"));
    await runDueJobs(services, byKind([refund.job]));
    expect(written).toMatchObject([{ state: 'done', reply: { state: 'succeeded', amount: 400 } }]);
    const made = await db.system((tx) =>
      tx.query("select 1 from standin_objects where kind = 'refund' and account = $1", [paid.account]),
    );
    expect(made).toHaveLength(1);
    await services.vendors.standIns.stripe?.close();
  });
});
