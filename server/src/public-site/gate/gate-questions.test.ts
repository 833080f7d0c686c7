import { openGateShop, pathOf, target, type GateShop } from '../../testing/gate-shop.js';
import { describeOnEngine } from '../../testing/harness.js';
import { screenDataOf } from '../../testing/public-app.js';

describeOnEngine('the questions of a code', ({ db }) => {
  let shop: GateShop;
  beforeAll(async () => {
    shop = await openGateShop(db);
  });
  beforeEach(() => shop.test.services.setNow('2026-11-20T10:00:00.000Z'));
  afterAll(() => shop.close());

  it('asks for the place when a rule depends on it, and works without it [R.code]', async () => {
    const place = { kind: 'place' as const, latitude: 52.52, longitude: 13.405, radius: 1000 };
    const near = 'https://example.com/berlin';
    const german = { when: [{ kind: 'language' as const, any: ['de'] }], target: 'https://example.com/de' };
    const { slug } = await shop.create({ rules: [german, { when: [place], target: near }] });
    const direct = await shop.app.inject({ url: `/${slug}`, headers: { 'accept-language': 'de-DE,de' } });
    expect(direct.headers.location).toBe('https://example.com/de');
    expect(pathOf((await shop.app.inject(`/${slug}`)).headers.location)).toBe(`/code/${slug}`);
    expect(screenDataOf((await shop.app.inject(`/code/${slug}`)).body)).toMatchObject({
      asksPlace: true,
      asksPassword: false,
    });
    const answer = async (fields: Record<string, string>) =>
      (await shop.press(`/code/${slug}`, fields)).headers.location;
    expect(await answer({ latitude: '52.5201', longitude: '13.4049' })).toBe(near);
    expect(await answer({ latitude: '48.85', longitude: '2.35' })).toBe(target);
    const refusals: Record<string, string>[] = [
      {},
      { latitude: '', longitude: '' },
      { latitude: '52.5' },
      { latitude: 'x', longitude: '13' },
      { latitude: '95', longitude: '13' },
    ];
    for (const refusal of refusals) expect(await answer(refusal)).toBe(target);
    expect(shop.lines.join('')).not.toContain('52.5201');
  });

  it('asks for the age only when a rule depends on it, no closer than it needs, and works without it [R.code]', async () => {
    const adult = { when: [{ kind: 'age' as const, from: 18 }], target: 'https://example.com/wine' };
    const german = { when: [{ kind: 'language' as const, any: ['de'] }], target: 'https://example.com/de' };
    const { slug } = await shop.create({ rules: [german, adult] });
    const direct = await shop.app.inject({ url: `/${slug}`, headers: { 'accept-language': 'de-DE,de' } });
    expect(direct.headers.location).toBe('https://example.com/de');
    expect(pathOf((await shop.app.inject(`/${slug}`)).headers.location)).toBe(`/code/${slug}`);
    expect(screenDataOf((await shop.app.inject(`/code/${slug}`)).body)).toMatchObject({
      asksPlace: false,
      ages: [
        { age: 18, words: 'I am 18 or older' },
        { age: 0, words: 'I am under 18' },
      ],
      answers: {},
    });
    const answer = async (fields: Record<string, string>) =>
      (await shop.press(`/code/${slug}`, fields)).headers.location;
    expect(await answer({ age: '18' })).toBe('https://example.com/wine');
    for (const age of ['0', '17', '', '-20', '1e2', '999', 'old'])
      expect([age, await answer({ age })]).toEqual([age, target]);
    expect(await answer({})).toBe(target);
    // Asked anew each time: nothing of an answer is kept.
    expect(screenDataOf((await shop.app.inject(`/code/${slug}?age=18`)).body).ages).toHaveLength(2);
  });

  it('asks for one thing after the other, remembers what was answered before, and for the password last [R.code]', async () => {
    const near = {
      when: [{ kind: 'place' as const, latitude: 52.52, longitude: 13.405, radius: 1000 }],
      target: 'https://example.com/near',
    };
    const adult = { when: [{ kind: 'age' as const, from: 18 }], target: 'https://example.com/wine' };
    const { slug, code_id } = await shop.create({ rules: [near, adult], password: 'mountain', scan_limit: 1 });
    const url = `/code/${slug}`;
    const asked = async (fields: Record<string, string>) => {
      const reply = await shop.press(url, fields);
      return { status: reply.statusCode, ...screenDataOf(reply.body) };
    };
    const first = screenDataOf((await shop.app.inject(url)).body);
    expect(first).toMatchObject({ asksPlace: true, ages: [], asksPassword: false, isLimited: true });
    const use = String(first.useId);
    const away = { latitude: '48.85', longitude: '2.35' };
    expect(await asked({ use, ...away })).toMatchObject({
      status: 200,
      asksPlace: false,
      ages: [{ age: 18 }, { age: 0 }],
      asksPassword: false,
      answers: away,
      useId: use,
    });
    expect(await asked({ use })).toMatchObject({ ages: [{}, {}], answers: { latitude: '', longitude: '' } });
    const both = { use, ...away, age: '18' };
    expect(await asked(both)).toMatchObject({
      status: 200,
      ages: [],
      asksPassword: true,
      answers: { ...away, age: '18' },
    });
    const wrong = await asked({ ...both, password: 'sea' });
    expect(wrong).toMatchObject({ status: 403, problem: 'password', answers: { ...away, age: '18' }, useId: use });
    expect(await shop.uses(code_id)).toBe(0);
    const right = await shop.press(url, { ...both, password: 'mountain' });
    expect([right.statusCode, right.headers.location]).toEqual([303, 'https://example.com/wine']);
    expect(await shop.uses(code_id)).toBe(1);
  });

  it('lets browsers tell the place where it is asked for, and follow from its form to other sites', async () => {
    const { slug } = await shop.create({ password: 'mountain' });
    const policyOf = async (url: string) => String((await shop.app.inject(url)).headers['content-security-policy']);
    expect(await policyOf(`/code/${slug}`)).toMatch(/; form-action 'self' https: http: tel: mailto: sms:;/);
    const place = { kind: 'place' as const, latitude: 52.52, longitude: 13.405, radius: 1000 };
    const asking = await shop.create({ rules: [{ when: [place], target }] });
    const mayAsk = async (url: string) => (await shop.app.inject(url)).headers['permissions-policy'];
    expect(await mayAsk(`/code/${asking.slug}`)).toContain('microphone=(), geolocation=(self)');
    expect(await mayAsk(`/code/${slug}`)).toContain('geolocation=()');
    expect(await policyOf('/privacy')).toMatch(/; form-action 'self';/);
  });

  it('asks for place and password at once where nothing else may follow [R.code]', async () => {
    const place = { kind: 'place' as const, latitude: 52.52, longitude: 13.405, radius: 1000 };
    const near = 'https://example.com/near';
    const { slug } = await shop.create({ rules: [{ when: [place], target: near }], password: 'mountain' });
    const url = `/code/${slug}`;
    expect(screenDataOf((await shop.app.inject(url)).body)).toMatchObject({ asksPlace: true, asksPassword: true });
    const here = { latitude: '52.5201', longitude: '13.4049' };
    expect((await shop.press(url, { ...here, password: 'mountain' })).headers.location).toBe(near);
    expect((await shop.press(url, { password: 'mountain' })).headers.location).toBe(target);
  });
});
