import type { FastifyInstance } from 'fastify';
import { checkoutAddress } from '@swapt/shared/public/checkout-items';
import type { CheckoutScreenData, PromoScreenData } from '@swapt/shared/public';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { postForm, publicApp, screenDataOf } from '../../testing/public-app.js';
import { elsewhere, openStand, stand, type Stand } from '../../testing/stores/promo-stand.js';

type Checkout = Extract<CheckoutScreenData, { kind: 'shown' }>;
type Reply = Awaited<ReturnType<typeof postForm>>;
const place = ({ latitude, longitude }: typeof stand) => ({ latitude: `${latitude}`, longitude: `${longitude}` });

describeOnEngine('promo codes on pages for shoppers, without script', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let at: Stand;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  beforeEach(async () => {
    at = await openStand(test);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const address = () => checkoutAddress(at.storeId, [{ variant_id: at.mug, quantity: 1, add_ons: [] }]);
  const post = (url: string, fields: Record<string, string>, cookie = '') => postForm(app, url, fields, { cookie });
  const cookieOf = ({ headers }: Reply) => String(headers['set-cookie']).split(';', 1)[0] ?? '';
  const checkoutOf = ({ body }: Pick<Reply, 'body'>) => screenDataOf(body) as unknown as Checkout;
  const promoOf = ({ body }: Pick<Reply, 'body'>) => screenDataOf(body) as unknown as PromoScreenData;
  const apply = (more: Record<string, string>, cookie?: string) =>
    post(address(), { step: 'apply', code: 'stand10', ...more }, cookie);

  it('open at the checkout with the place that came with the form, for this browser alone', async () => {
    const asked = await apply({});
    expect(checkoutOf(asked)).toMatchObject({
      ...{ asks: { place: true, key: true }, quote: { total: { amount: 900 } }, values: { code: 'stand10' } },
      problems: { code: expect.stringContaining('certain places') },
    });
    expect(asked.headers['permissions-policy']).toContain('geolocation=(self)');
    const cookie = cookieOf(asked);
    expect(String(asked.headers['set-cookie'])).toMatch(
      /^swapt_promo=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const far = await apply(place(elsewhere), cookie);
    expect(checkoutOf(far)).toMatchObject({ problems: { code: expect.stringContaining('too far away') } });
    const near = await apply(place(stand), cookie);
    expect(checkoutOf(near)).toMatchObject({ quote: { total: { amount: 810 } }, problems: {}, asks: { place: false } });
    expect(near.headers['set-cookie']).toBeUndefined();
    expect(near.headers['permissions-policy']).toContain('geolocation=()');
    // It is there when they come back, and nobody else finds it.
    const again = await app.inject({ url: address(), headers: { cookie } });
    expect(checkoutOf(again)).toMatchObject({ quote: { total: { amount: 810 } }, values: { code: 'STAND10' } });
    expect(checkoutOf(await app.inject(address()))).toMatchObject({
      quote: { total: { amount: 900 } },
      values: { code: '' },
    });
    const fields = { ...at.buyer, method: at.methodId, code: 'stand10', attempt: crypto.randomUUID(), total: '810' };
    const stranger = await post(address(), fields);
    expect([stranger.statusCode, checkoutOf(stranger).problems.code]).toEqual([409, expect.any(String)]);
    expect((await post(address(), fields, cookie)).statusCode).toBe(303);
    expect((await at.usage()).grants).toMatchObject({ consumed: 1 });
  });

  it('open with a key where the place is refused, and say what is wrong with a place or key that is none', async () => {
    const { data: key } = await at.call('masterKey.create', { org_id: at.orgId, name: 'Robin', opens_all: true });
    for (const odd of [
      { latitude: '91', longitude: '0' },
      { latitude: 'x', longitude: 'y' },
      { latitude: '52.5', longitude: '' },
    ])
      expect(checkoutOf(await apply(odd))).toMatchObject({
        problems: { code: expect.stringContaining('certain places') },
      });
    expect(checkoutOf(await apply({ key: 'wrong' }))).toMatchObject({
      problems: { code: 'This key does not open this code.' },
    });
    expect(checkoutOf(await apply({ key: key.secret }))).toMatchObject({ quote: { total: { amount: 810 } } });
  });

  it('open on the page of a code that is displayed, in the language of whoever asks', async () => {
    const { data: code } = await at.call('codes.create', {
      ...{ org_id: at.orgId, type: 'link', name: 'Poster', target: 'https://example.com/' },
    });
    const { lock_id, revision } = at.lock;
    const data = { places: [], code_ids: [code.code_id] };
    await at.call('promoLock.update', { org_id: at.orgId, lock_id, revision, data });
    expect(checkoutOf(await apply({}))).toMatchObject({
      ...{ asks: { place: false, key: true }, problems: { code: expect.stringContaining('Scan the code') } },
    });
    const url = `/code/promo/${code.slug}`;
    const page = await app.inject({ url, headers: { 'accept-language': 'de' } });
    expect([page.statusCode, page.headers['set-cookie'], page.body]).toEqual([
      200,
      undefined,
      expect.stringContaining('Aktionscode'),
    ]);
    const wrong = await post(url, { code: 'nothing' });
    expect([wrong.statusCode, promoOf(wrong)]).toMatchObject([
      422,
      { kind: 'ask', code: 'nothing', asks: { place: false } },
    ]);
    const opened = await post(url, { code: ' Stand10 ' }, cookieOf(wrong));
    expect(promoOf(opened)).toMatchObject({
      ...{ kind: 'open', name: 'Fair', code: 'STAND10', minutes: 15, gives: ['At the stand'] },
      stores: [{ store_id: at.storeId }],
    });
    const reloaded = await app.inject({ url, headers: { cookie: cookieOf(wrong) } });
    expect(promoOf(reloaded)).toMatchObject({ kind: 'open' });
    expect(reloaded.headers['cache-control']).toBe('private, no-store');
    expect(promoOf(await app.inject(url))).toMatchObject({ kind: 'ask', problem: null });
    expect((await app.inject('/code/promo/no-such-code')).statusCode).toBe(404);
    const foreign = await postForm(app, url, { code: 'stand10' }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.headers.location]).toEqual([303, url]);
  });
});
