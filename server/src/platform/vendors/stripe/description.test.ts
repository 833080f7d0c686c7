import { failureOf } from '../../../testing/readers/failure-of.js';
import { disputeIn } from '../../../testing/stores/disputes.js';
import { describeOnEngine, testServices } from '../../../testing/harness.js';
import { recordingProxy } from '../../../testing/vendors/recording-proxy.js';
import { readDescription } from '../../../testing/vendors/stripe-description.js';
import { uuidv7 } from '../../db/uuid.js';
import { stripe } from './stripe.js';

const folder = process.env.SWAPT_VENDOR_DESCRIPTIONS;
const itWhereDescribed = folder ? it : it.skip;

jest.setTimeout(120_000);

describeOnEngine('Stripe’s own description', ({ db }) => {
  itWhereDescribed(
    'fits what is asked and what the stand-in replies (SWAPT_VENDOR_DESCRIPTIONS names its folder)',
    async () => {
      const findMisfits = readDescription(folder ?? '');
      const services = testServices(db);
      const standIn = services.vendors.standIns.stripe;
      if (!standIn) throw new Error('There is no stand-in');
      const proxy = await recordingProxy(standIn.address);
      const { now } = services;
      const port = stripe({
        ...{ key: 'sk_test_standin', isStandIn: true, now },
        address: proxy.address,
        secrets: standIn.secrets,
      });
      const key = () => uuidv7();
      const since = now();
      const { id: account } = await port.createAccount({ key: key(), country: 'DE', email: 'shop@example.com' });
      await fetch(await linkOf(port, account, (await standIn.address()).origin), { redirect: 'manual' });
      await port.readAccount(account);
      const intent = (capture: 'automatic' | 'manual') =>
        port.createIntent({
          key: key(),
          account,
          amount: 1250,
          currency: 'EUR',
          fee: 20,
          capture,
          metadata: { order_id: 'o' },
        });
      const [paid, reserved, open] = [await intent('automatic'), await intent('manual'), await intent('automatic')];
      const pay = (id: string, card: string) => port.confirmIntent({ account, id, card, key: key() });
      await failureOf(pay(paid.id, 'pm_card_chargeDeclinedInsufficientFunds'));
      await pay(paid.id, 'pm_card_visa');
      await pay(reserved.id, 'pm_card_visa');
      await port.captureIntent({ account, id: reserved.id, key: key(), amount: { amount: 1000, currency: 'EUR' } });
      await pay(open.id, 'pm_card_threeDSecure2Required');
      await port.readIntent(open);
      await port.cancelIntent({ account, id: open.id, key: key() });
      const refund = { account, intentId: paid.id, currency: 'EUR', returnsFee: true, metadata: { refund_id: 'r' } };
      const refunded = await port.createRefund({ ...refund, amount: 250, key: key() });
      await port.readRefund(refunded);
      await failureOf(port.createRefund({ ...refund, amount: 5000, key: key() }));
      const disputed = await intent('automatic');
      await pay(disputed.id, 'pm_card_createDispute');
      await port.readDispute({ account, id: await disputeIn(db, account) });
      await port.readBalance(account);
      await port.findIntent({ account, key: key(), since });
      await port.findRefund({ account, intentId: paid.id, key: key() });
      await port.findAccount({ key: key(), since });
      await proxy.close();
      await standIn.close();
      expect(proxy.exchanges.length).toBeGreaterThan(23);
      expect(proxy.exchanges.flatMap(findMisfits)).toEqual([]);
      const wrong = {
        method: 'POST',
        path: '/v1/refunds',
        body: 'amount=abc&odd=1',
        status: 200,
        reply: { id: 5, object: 'refund' },
      };
      const odd = { method: 'GET', path: '/v1/disputes/dp_1', body: '', status: 200 };
      const reply = { object: 'dispute', amount: 'much', colour: 'red' };
      expect(findMisfits({ ...odd, reply })).toEqual([
        'GET /v1/disputes/dp_1 amount: string, the example has number',
        'GET /v1/disputes/dp_1 colour: the example does not have it',
      ]);
      const misfits = findMisfits(wrong).join('\n');
      for (const one of ['amount must be integer', '"odd"', "required property 'currency'"])
        expect(misfits).toContain(one);
    },
  );
});

/** The link leads to where the stand-in was asked, which is before it here. */
async function linkOf(port: ReturnType<typeof stripe>, account: string, origin: string): Promise<string> {
  const link = await port.createAccountLink({
    account,
    refreshUrl: 'http://localhost/',
    returnUrl: 'http://localhost/',
  });
  return link.replace(/^http:\/\/[^/]+/, origin);
}
