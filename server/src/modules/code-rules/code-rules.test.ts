import type { FastifyInstance } from 'fastify';
import type { CodeRule } from '@swapt/shared/contract';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { publicApp, screenDataOf } from '../../testing/public-app.js';

const target = 'https://example.com/all';
const phones = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  Pixel:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (Linux; Android 13; SM-X706B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  computer: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
};
const share: CodeRule = {
  when: [],
  variants: [
    { name: 'Red', weight: 50, target: 'https://example.com/red' },
    { name: 'Blue', weight: 50, target: 'https://example.com/blue' },
  ],
};

describeOnEngine('the rules of a code', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let owner: TestUser;
  let orgId: string;

  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
    ({ orgId, owner } = await test.organization());
  });
  beforeEach(() => test.services.setNow('2026-11-20T10:00:00.000Z'));
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const create = async (rules: CodeRule[], more: object = {}) =>
    (await test.as(owner).call('codes.create', { org_id: orgId, name: 'Poster', type: 'link', target, rules, ...more }))
      .data;
  const scan = async (slug: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: `/${slug}?q=1`, headers })).headers.location;
  const tried = async (code_id: string, visit: object, rules?: CodeRule[]) =>
    (await test.as(owner).call('codes.testRules', { org_id: orgId, code_id, visit, ...(rules && { rules }) })).data;

  it('lead four kinds of phone each to its own target, and the tester says the same [R.redirect]', async () => {
    const { slug, code_id } = await create([
      { when: [{ kind: 'system', any: ['iOS'] }], target: 'https://example.com/ios' },
      { when: [{ kind: 'device', any: ['tablet'] }], target: 'https://example.com/tablet' },
      { name: 'Androids', when: [{ kind: 'system', any: ['Android'] }], target: 'https://example.com/android' },
    ]);
    const found: Record<string, unknown> = {};
    for (const [name, agent] of Object.entries(phones)) found[name] = await scan(slug, { 'user-agent': agent });
    expect(found).toEqual({
      iPhone: 'https://example.com/ios',
      Pixel: 'https://example.com/android',
      tablet: 'https://example.com/tablet',
      computer: target,
    });
    expect(await tried(code_id, { system: 'Android', device: 'mobile' })).toEqual({
      kind: 'target',
      question: null,
      target: 'https://example.com/android',
      variant: '',
      rule: 2,
      steps: [
        { rule: 0, name: '', fits: 'no', why: 'The system is Android, not iOS.' },
        { rule: 1, name: '', fits: 'no', why: 'The device is a phone, not a tablet.' },
        { rule: 2, name: 'Androids', fits: 'yes', why: 'All its conditions match.' },
      ],
      asks_password: false,
      is_limited: false,
    });
    expect(await tried(code_id, { system: 'Windows', device: 'desktop' })).toMatchObject({
      target,
      rule: null,
      steps: [{}, {}, {}],
    });
  });

  it('answer what a German iPhone gets at nine in the evening, by saved rules and by rules that are tried out', async () => {
    const evening = { kind: 'time', zone: 'Europe/Berlin', from: '18:00', to: '23:00' } as const;
    const rules: CodeRule[] = [
      {
        when: [{ kind: 'system', any: ['iOS'] }, { kind: 'language', any: ['de'] }, evening],
        target: 'https://example.com/abend',
      },
    ];
    const { slug, code_id } = await create(rules);
    const visit = { system: 'iOS', language: 'de', country: 'DE', at: '2026-11-20T20:00:00Z' };
    expect(await tried(code_id, visit)).toMatchObject({ target: 'https://example.com/abend', rule: 0 });
    expect(await tried(code_id, { ...visit, at: '2026-11-20T10:00:00Z' })).toMatchObject({
      target,
      rule: null,
      steps: [{ fits: 'no', why: 'It is 11:00 on a Friday in Europe/Berlin, and the rule is for 18:00 to 23:00.' }],
    });
    const others: CodeRule[] = [{ when: [{ kind: 'country', any: ['DE'] }], target: 'https://example.com/tried' }];
    expect(await tried(code_id, visit, others)).toMatchObject({ target: 'https://example.com/tried', rule: 0 });
    test.services.setNow('2026-11-20T20:00:00.000Z');
    const german = { 'user-agent': phones.iPhone, 'accept-language': 'de-DE' };
    expect([await scan(slug, german), await scan(slug, { ...german, 'accept-language': 'fr' })]).toEqual([
      'https://example.com/abend',
      target,
    ]);
  });

  it('ask for a place in the tester as in front of the code', async () => {
    const { code_id } = await create([
      {
        when: [{ kind: 'place', latitude: 41.89, longitude: 12.49, radius: 1000 }],
        target: 'https://example.com/rome',
      },
    ]);
    expect(await tried(code_id, {})).toMatchObject({ kind: 'ask', target: null, rule: 0, steps: [{ fits: 'ask' }] });
    expect(await tried(code_id, { refuses_place: true })).toMatchObject({
      kind: 'target',
      target,
      steps: [{ why: 'The visitor did not share a location.' }],
    });
    expect(await tried(code_id, { latitude: 41.891, longitude: 12.491 })).toMatchObject({
      target: 'https://example.com/rome',
    });
  });

  it('ask for an age in the tester as in front of the code', async () => {
    const adult: CodeRule = { when: [{ kind: 'age', from: 18 }], target: 'https://example.com/wine' };
    const { code_id } = await create([adult]);
    expect(await tried(code_id, {})).toMatchObject({ kind: 'ask', question: 'age', rule: 0, steps: [{ fits: 'ask' }] });
    expect(await tried(code_id, { refuses_age: true })).toMatchObject({ kind: 'target', question: null, target });
    expect(await tried(code_id, { age: 17 })).toMatchObject({ target, rule: null });
    expect(await tried(code_id, { age: 18 })).toMatchObject({ target: 'https://example.com/wine', rule: 0 });
  });

  it('count the scans of people: the first two get one thing, the others another', async () => {
    const { slug } = await create([{ when: [{ kind: 'scans', to: 2 }], target: 'https://example.com/early' }]);
    const person = { 'user-agent': phones.iPhone };
    const found = [];
    for (let times = 0; times < 4; times++) {
      found.push(await scan(slug, person));
      await scan(slug, { 'user-agent': 'Slackbot-LinkExpanding 1.0' });
      await test.services.scans.ingest();
      await new Promise((resolve) => setTimeout(resolve, 1_050));
    }
    expect(found).toEqual(['https://example.com/early', 'https://example.com/early', target, target]);
  });

  it('share visitors out, each always to the same side, and keep the side with the scan [R.redirect]', async () => {
    const { slug, code_id } = await create([share]);
    const sides = new Map<string, unknown>();
    for (let person = 0; person < 12; person++) {
      // Without a cookie a visitor is an address and a browser, for the day.
      const browser = { 'user-agent': `${phones.iPhone} Build/${person}` };
      const first = await scan(slug, browser);
      for (let again = 0; again < 2; again++) expect(await scan(slug, browser)).toBe(first);
      sides.set(browser['user-agent'], first);
    }
    expect(new Set(sides.values()).size).toBe(2);
    await test.services.scans.ingest();
    const rows = await db.system((tx) =>
      tx.query<{ variant: string; scans: number }>(
        'select variant, count(*) as scans from scans where code_id = $1 group by 1 order by 1',
        [code_id],
      ),
    );
    const red = [...sides.values()].filter((side) => side === 'https://example.com/red').length;
    expect(rows).toEqual([
      { variant: 'Blue', scans: (12 - red) * 3 },
      { variant: 'Red', scans: red * 3 },
    ]);
  });

  it('end a test with its winner: a link leads there by itself, another rule keeps its conditions', async () => {
    const { call, send } = test.as(owner);
    const simple = await create([share]);
    const won = (await call('codes.keepWinner', { org_id: orgId, code_id: simple.code_id, variant: 'Blue' })).data;
    expect(won).toMatchObject({ target: 'https://example.com/blue', rules: [] });
    expect(await scan(won.slug)).toBe('https://example.com/blue');
    const when = [{ kind: 'system' as const, any: ['iOS' as const] }];
    const other = { when: [], target: 'https://example.com/rest' };
    const { code_id } = await create([{ ...share, when, name: 'Colours' }, other]);
    const kept = await call('codes.keepWinner', { org_id: orgId, code_id, variant: 'Red' });
    expect(kept.data).toMatchObject({
      target,
      rules: [{ name: 'Colours', when, target: 'https://example.com/red' }, other],
    });
    const gone = await send('codes.keepWinner', { org_id: orgId, code_id, variant: 'Red' });
    expect(gone).toMatchObject({ status: 404, body: { code: 'code.variant_not_found' } });
  });

  it('lead phones to the app in their store, after the rules of the code', async () => {
    const content = { title: 'Shop', ios: 'https://apps.example/ios', android: 'https://play.example/android' };
    const german: CodeRule = { when: [{ kind: 'language', any: ['de'] }], target: 'https://example.com/de' };
    const { slug } = await create([german], { type: 'app', target: undefined, content });
    const agent = (name: keyof typeof phones) => ({ 'user-agent': phones[name] });
    expect(await scan(slug, agent('iPhone'))).toBe(content.ios);
    expect(await scan(slug, agent('Pixel'))).toBe(content.android);
    expect(await scan(slug, { ...agent('iPhone'), 'accept-language': 'de' })).toBe('https://example.com/de');
    expect(await scan(slug, agent('computer'))).toBe(`${test.services.config.publicUrl}/c/${slug}`);
    expect(screenDataOf((await app.inject(`/c/${slug}`)).body)).toMatchObject({
      screen: 'content',
      kind: 'app',
      ...content,
      other: '',
    });
  });

  const bad = 'http://10.0.0.1/';
  it.each<[string, CodeRule[], string]>([
    ['an unsafe target', [{ when: [], target: 'javascript:alert(1)' }], 'rules.0.target'],
    ['a private target', [{ when: [], target: bad }], 'rules.0.target'],
    [
      'a variant with an unsafe target',
      [{ when: [], variants: share.variants?.with(1, { name: 'B', weight: 1, target: bad }) }],
      'rules.0.variants.1.target',
    ],
    ['two variants of one name', [share, share], 'rules.1.variants.0.name'],
    ['no target at all', [{ when: [] }], 'rules.0.target'],
    ['a target and variants', [{ ...share, target }], 'rules.0.target'],
    [
      'a zone that is none',
      [{ when: [{ kind: 'time', zone: 'Mars', from: '08:00', to: '09:00' }], target }],
      'rules.0.when.0.zone',
    ],
    [
      'a window of no length',
      [{ when: [{ kind: 'time', zone: 'UTC', from: '08:00', to: '08:00' }], target }],
      'rules.0.when.0.to',
    ],
    [
      'dates upside down',
      [{ when: [{ kind: 'dates', zone: 'UTC', from: '2026-12-01', to: '2026-11-01' }], target }],
      'rules.0.when.0.to',
    ],
    [
      'a day that does not exist',
      [{ when: [{ kind: 'dates', zone: 'UTC', from: '2026-02-30' }], target }],
      'rules.0.when.0.from',
    ],
    ['dates without a day', [{ when: [{ kind: 'dates', zone: 'UTC' }], target }], 'rules.0.when.0.from'],
    ['an age of nobody', [{ when: [{ kind: 'age', from: 18, under: 18 }], target }], 'rules.0.when.0.under'],
    ['an age without a number', [{ when: [{ kind: 'age' }], target }], 'rules.0.when.0.from'],
    ['scans upside down', [{ when: [{ kind: 'scans', from: 5, to: 4 }], target }], 'rules.0.when.0.to'],
  ])('are refused at the field: %s', async (_, rules, field) => {
    const { status, body } = await test
      .as(owner)
      .send('codes.create', { org_id: orgId, name: 'Poster', type: 'link', target, rules });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty([field]);
  });

  it('name what is wrong with the condition that was meant', async () => {
    const refused = async (condition: object) => {
      const rules = [{ when: [condition], target }];
      return (await test.as(owner).send('codes.create', { org_id: orgId, name: 'Poster', type: 'link', target, rules }))
        .body.errors;
    };
    expect(await refused({ kind: 'time', zone: 'UTC', from: '8', to: '09:00' })).toEqual({
      'rules.0.when.0.from': expect.any(String),
    });
    expect(await refused({ kind: 'system', any: ['Symbian'] })).toEqual({
      'rules.0.when.0.any.0': expect.stringContaining('iOS'),
    });
    expect(await refused({ kind: 'place', latitude: 91, longitude: 0, radius: 100 })).toEqual({
      'rules.0.when.0.latitude': expect.any(String),
    });
    expect(Object.keys((await refused({ kind: 'weather' })) as object)).toEqual(['rules.0.when.0.kind']);
    expect(await refused({ kind: 'time', zone: 'Mars', from: '08:00', to: '08:00' })).toEqual({
      'rules.0.when.0.zone': expect.stringContaining('Europe/Berlin'),
      'rules.0.when.0.to': expect.any(String),
    });
  });

  it('are held to safe fallbacks, too', async () => {
    const { body } = await test
      .as(owner)
      .send('codes.create', { org_id: orgId, name: 'Poster', type: 'link', target, fallback: bad });
    expect(body).toMatchObject({ code: 'code.unsafe_target', errors: { fallback: expect.any(String) } });
  });
});
