import { failureOf } from '../../../testing/readers/failure-of.js';
import { describeOnEngine, testServices } from '../../../testing/harness.js';
import { recordingProxy } from '../../../testing/vendors/recording-proxy.js';
import { readSquareDescription } from '../../../testing/vendors/square-description.js';
import { atDesk, consent } from '../../../testing/stores/square-till.js';
import { square } from './square.js';

const folder = process.env.SWAPT_VENDOR_DESCRIPTIONS;
const itWhereDescribed = folder ? it : it.skip;

jest.setTimeout(120_000);

describeOnEngine('Square’s own description', ({ db }) => {
  itWhereDescribed(
    'fits what is asked and what the stand-in replies (SWAPT_VENDOR_DESCRIPTIONS names its folder)',
    async () => {
      const findMisfits = readSquareDescription(folder ?? '');
      const services = testServices(db);
      const standIn = services.vendors.standIns.square;
      if (!standIn) throw new Error('There is no stand-in');
      const proxy = await recordingProxy(standIn.address);
      const redirectUri = `${services.config.publicUrl}/v1/integrations/square/callback`;
      const port = square({ ...standIn, isStandIn: true, isTest: true, webhookUrl: '', address: proxy.address });
      const ownPage = (address: string) =>
        standIn.address().then(({ origin }) => address.replace(/^http:\/\/[^/]+/, origin));
      const url = await ownPage(await port.authorizeUrl({ state: 's', redirectUri }));
      const code = (await consent(url)).searchParams.get('code') ?? '';
      const { refreshToken } = await port.obtainTokens({ code, redirectUri });
      await failureOf(port.obtainTokens({ code, redirectUri }));
      const { accessToken: token } = await port.refreshTokens(refreshToken);
      await failureOf(port.refreshTokens('made up'));
      const { merchantId } = await port.readGrant(token);
      await failureOf(port.readGrant('made up'));
      await port.readMerchant(token);
      const [location = { id: '' }] = await port.listLocations(token);
      const device = await port.createDeviceCode({ token, key: 'd', locationId: location.id, name: 'Counter' });
      const desk = await ownPage((await port.deskOf(merchantId)) ?? '');
      await atDesk(desk, { code: device.code });
      const [paired] = await port.listDevices({ token, locationId: location.id });
      const deviceId = paired?.deviceId ?? '';
      const checkout = (key: string) =>
        port.createCheckout({ token, key, deviceId, amount: 1250, currency: 'EUR', reference: key });
      const [paid, open] = [await checkout('a'), await checkout('b')];
      expect((await checkout('a')).id).toBe(paid.id);
      await failureOf(
        port.createCheckout({ token, key: 'c', deviceId: 'NONE', amount: 1, currency: 'EUR', reference: 'c' }),
      );
      await atDesk(desk, { checkout: paid.id, outcome: 'declined' });
      await atDesk(desk, { checkout: paid.id, outcome: 'paid' });
      const { paymentIds } = await port.readCheckout({ token, id: paid.id });
      expect(paymentIds).toHaveLength(2);
      const [paymentId = ''] = paymentIds.slice(-1);
      await port.readPayment({ token, id: paymentIds[0] ?? '' });
      await port.readPayment({ token, id: paymentId });
      await port.cancelCheckout({ token, id: open.id });
      await failureOf(port.cancelCheckout({ token, id: paid.id }));
      const since = services.now();
      expect(await port.findCheckout({ token, deviceId, reference: 'b', since })).toMatchObject({ state: 'canceled' });
      const refund = { token, paymentId, currency: 'EUR', reason: 'Refund 1' };
      const made = await port.createRefund({ ...refund, amount: 250, key: 'r' });
      expect(await port.readRefund({ token, id: made.id })).toMatchObject({ state: 'succeeded', amount: 250 });
      expect(await port.findRefund({ token, paymentId, reason: 'Refund 1', since })).toMatchObject({ id: made.id });
      expect(await failureOf(port.createRefund({ ...refund, amount: 5000, key: 'q' }))).toMatchObject({
        failure: 'refused',
      });
      await failureOf(port.createRefund({ ...refund, amount: 251, key: 'r' }));
      await port.revoke({ accessToken: token });
      await port.revoke({ merchantId });
      expect(await failureOf(port.refreshTokens(refreshToken))).toMatchObject({ failure: 'refused' });
      await proxy.close();
      await standIn.close();
      expect(proxy.exchanges.length).toBeGreaterThan(25);
      expect(proxy.exchanges.flatMap(findMisfits)).toEqual([]);
      const wrong = {
        method: 'POST',
        path: '/v2/refunds?odd=1',
        body: '{"colour":"red"}',
        status: 200,
        reply: { refund: { id: 5 } },
      };
      const misfits = findMisfits(wrong).join('\n');
      for (const one of [
        'no parameter odd',
        '"colour"',
        "required property 'idempotency_key'",
        '/refund/id must be string',
      ])
        expect(misfits).toContain(one);
    },
  );
});
