import type { Code, Page } from '@swapt/shared/contract';
import { hiddenFields } from '@swapt/shared/form';
import { defaultInputs } from '@swapt/shared/form/default-inputs';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { rightAnswers } from '../testing/rows/form-page.js';
import { openGateShop, type GateShop } from '../testing/gate-shop.js';
import { describeOnEngine } from '../testing/harness.js';
import { screenDataOf } from '../testing/public-app.js';

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
};

describeOnEngine('a form on the page of a code', ({ db }) => {
  let shop: GateShop;
  let page: Page;

  beforeAll(async () => {
    shop = await openGateShop(db);
    const form = newBlock('form', 'join', { inputs: [...defaultInputs], thanks: 'See you on Friday.' });
    const draft = newDocument({ title: 'Our menu' }, [form]);
    page = (await shop.call('pages.create', { org_id: shop.orgId, name: 'Menu', draft })).data;
    page = (await shop.call('pages.publish', { page_id: page.page_id, revision: 1 })).data;
  });
  afterAll(() => shop.close());

  const create = async (input: object = {}): Promise<Code> =>
    (
      await shop.call('codes.create', {
        ...{ org_id: shop.orgId, name: 'Table', type: 'page', content: { page_id: page.page_id } },
        ...input,
      })
    ).data;
  const open = (url: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers: { ...phone, ...headers } });
  const setStatus = ({ code_id }: Code, status: 'paused') =>
    shop.call('codes.update', { org_id: shop.orgId, code_id, data: { status } });
  async function scansOf({ code_id }: Code) {
    await shop.test.services.scans.ingest();
    const { scans } = (await shop.call('codes.get', { org_id: shop.orgId, code_id })).data;
    return scans;
  }
  const submissionsOf = async ({ code_id }: Code) =>
    (await shop.call('submissions.list', { org_id: shop.orgId, page_id: page.page_id })).data.filter(
      (sent) => sent.code_id === code_id,
    );
  const waits = (seconds = 20) =>
    shop.test.services.setNow(new Date(shop.test.services.now().getTime() + seconds * 1000));
  let networks = 0;
  /** The form of what was opened, as a browser sends it. */
  const send = (opened: string, answers: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    waits();
    const { action, token } = screenDataOf(opened);
    const hidden = { [hiddenFields.token]: String(token), [hiddenFields.block]: 'join' };
    const network = { 'x-forwarded-for': `10.1.0.${++networks}` };
    return shop.press(
      action,
      { ...rightAnswers, consent: 'yes', ...answers, ...hidden },
      { ...phone, ...network, ...headers },
    );
  };
  const cookiesOf = (set: unknown) =>
    [set]
      .flat()
      .map((one) => String(one).replace(/;.*/, ''))
      .join('; ');

  it('is posted to the short address and leads back to it, with no id in an address, and is the code’s [R.page]', async () => {
    const code = await create();
    const opened = await open(`/${code.slug}?q=1`);
    expect(screenDataOf(opened.body).action).toBe(`/${code.slug}`);
    const sent = await send(opened.body);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/${code.slug}?thanks`]);
    for (const cookie of [sent.headers['set-cookie']].flat())
      expect(cookie).toContain(`; Path=/${code.slug}; HttpOnly`);
    const mine = { cookie: cookiesOf(sent.headers['set-cookie']) };
    const thanks = screenDataOf((await open(`/${code.slug}?thanks`, mine)).body);
    expect(thanks).toMatchObject({ kind: 'return', text: 'See you on Friday.', name: 'Ada', back: `/${code.slug}` });
    expect(await submissionsOf(code)).toHaveLength(1);
  });

  it('counts the scan once, whoever sends, is thanked and goes back; another scan is another one', async () => {
    const code = await create();
    const sent = await send((await open(`/${code.slug}?q=1`)).body);
    const mine = { cookie: cookiesOf(sent.headers['set-cookie']) };
    await open(`/${code.slug}?thanks`, mine);
    // A browser that keeps no cookies.
    await open(`/${code.slug}?thanks`);
    expect(screenDataOf((await open(`/${code.slug}`, mine)).body).kind).toBe('shown');
    expect(await scansOf(code)).toBe(1);
    await open(`/${code.slug}?q=1`, mine);
    expect(await scansOf(code)).toBe(2);
  });

  it('shows what is wrong at the short address, however often, and stays the code’s', async () => {
    const code = await create({ forward_query: ['table'] });
    let opened = await open(`/${code.slug}?q=1&table=5`);
    for (let times = 0; times < 2; times++) {
      opened = await send(opened.body, { email: 'x' });
      expect([opened.statusCode, screenDataOf(opened.body).action]).toEqual([422, `/${code.slug}`]);
      expect(screenDataOf(opened.body).posted).toMatchObject({ errors: { email: expect.any(String) } });
    }
    expect((await send(opened.body)).statusCode).toBe(303);
    expect([(await submissionsOf(code)).length, await scansOf(code)]).toEqual([1, 1]);
  });

  it('behind a question comes back to the page without being asked again', async () => {
    const code = await create({ password: 'mountain' });
    const led = await shop.press(`/code/${code.slug}`, { password: 'mountain' }, phone);
    const opened = await open(`/${code.slug}`, { cookie: cookiesOf(led.headers['set-cookie']) });
    // Long enough for the pass of the question to be nearly over.
    waits(3500);
    const sent = await send(opened.body);
    const mine = { cookie: cookiesOf(sent.headers['set-cookie']) };
    waits(600);
    expect(screenDataOf((await open(`/${code.slug}?thanks`, mine)).body)).toMatchObject({
      kind: 'return',
      name: 'Ada',
    });
    expect(screenDataOf((await open(`/${code.slug}`, mine)).body).kind).toBe('shown');
    expect((await open(`/${code.slug}?thanks`)).statusCode).toBe(302);
  });

  it('is taken although its code stopped since it was opened, and leads to the page’s own address then', async () => {
    const code = await create();
    const opened = await open(`/${code.slug}?q=1`);
    await setStatus(code, 'paused');
    const sent = await send(opened.body);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/page/${page.page_id}?thanks`]);
    expect(await submissionsOf(code)).toHaveLength(1);
  });

  it('is no way into other codes, from other sites, or for programs', async () => {
    const code = await create();
    const opened = await open(`/${code.slug}?q=1`);
    const foreign = await send(opened.body, {}, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.headers.location]).toEqual([303, `/${code.slug}`]);
    const trapped = await send(opened.body, { [hiddenFields.trap]: 'https://spam.example' });
    expect([trapped.statusCode, trapped.headers.location]).toEqual([303, `/${code.slug}?thanks`]);
    const link = await shop.create({});
    waits();
    const valid = {
      ...rightAnswers,
      consent: 'yes',
      [hiddenFields.token]: String(screenDataOf(opened.body).token),
      [hiddenFields.block]: 'join',
    };
    for (const url of [`/${link.slug}`, '/no-such-code', '/admin', '/store'])
      expect([url, (await shop.press(url, valid)).statusCode]).toEqual([url, 404]);
    expect((await shop.press(`/${code.slug}`, rightAnswers)).statusCode).toBe(422);
    expect(await submissionsOf(code)).toEqual([]);
  });

  it('opens no code that asks something first, with the form of its page, of another code or of none', async () => {
    const asking = await create({ password: 'mountain' });
    const other = await create();
    const others = (await open(`/${other.slug}?q=1`)).body;
    const own = (await open(`/page/${page.page_id}`)).body;
    for (const [opened, status] of [
      [others, 303],
      [own, 303],
      ['', 303],
    ] as const) {
      waits();
      const token = opened && { [hiddenFields.token]: String(screenDataOf(opened).token) };
      const sent = await shop.press(`/${asking.slug}`, { ...rightAnswers, consent: 'yes', ...token });
      expect([sent.statusCode, sent.headers.location]).toEqual([status, `/${asking.slug}`]);
      expect(String(sent.headers['set-cookie'])).not.toContain('swapt_pass');
      expect(sent.body).not.toContain('Our menu');
    }
    expect(await submissionsOf(asking)).toEqual([]);
  });

  it('is not taken at a code that the operator stopped', async () => {
    const code = await create();
    const opened = await open(`/${code.slug}?q=1`);
    await db.org(shop.orgId, (tx) =>
      tx.query('update codes set held_at = now() where org_id = $1 and code_id = $2', [shop.orgId, code.code_id]),
    );
    expect((await send(opened.body)).statusCode).toBe(404);
    expect(await submissionsOf(code)).toEqual([]);
  });

  it('takes an answer as long as one at the page’s own address, and nothing longer', async () => {
    const code = await create();
    const { body } = await open(`/${code.slug}?q=1`);
    // It is read, and said to be too long for its field.
    expect((await send(body, { first_name: 'x'.repeat(200_000) })).statusCode).toBe(422);
    expect((await send(body, { first_name: 'x'.repeat(300_000) })).statusCode).toBe(413);
  });
});
