import type { Api } from '@swapt/shared/contract';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { openGateShop, type GateShop } from '../../testing/gate-shop.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';
import { screenDataOf } from '../../testing/public-app.js';

/** Codes of a batch with a PIN. */
async function makeCodes(shop: GateShop, amount: number, pin?: string) {
  const { code_id: base_code_id } = await shop.create({});
  const base = { org_id: shop.orgId, base_code_id };
  const { batch_id } = (await shop.call('codes.createOneTime', { ...base, amount, ...(pin && { pin }) })).data;
  await runDueJobs(shop.test.services, jobs);
  const { data } = await shop.call('codes.oneTimeList', { ...base, batch_id, pageSize: 100 });
  return { batch: { ...base, batch_id }, slugs: data.map(({ slug }) => slug) };
}
const batchOf = async (shop: GateShop, batch: Api['codes.cancelOneTime']['in']) =>
  (await shop.call('codes.oneTimeBatches', batch)).data[0];

describeOnEngine('a one-time code that asks for the PIN of the shop', ({ db }) => {
  let shop: GateShop;
  beforeAll(async () => {
    shop = await openGateShop(db);
  });
  beforeEach(() => shop.test.services.setNow('2026-11-20T10:00:00.000Z'));
  afterAll(() => shop.close());

  const from = (ip: string, slug: string | undefined, pin: string) =>
    shop.press(`/${slug}`, { pin }, { 'x-forwarded-for': ip });
  const answer = async (ip: string, slug: string | undefined, pin: string) => {
    const { statusCode, body } = await from(ip, slug, pin);
    const { kind, problem } = screenDataOf(body);
    return [statusCode, kind, problem];
  };

  it('says what is wrong with it and stays unused, and is used with the right one [O.codes.redeem]', async () => {
    const { batch, slugs } = await makeCodes(shop, 2, '4711');
    const [slug, other] = slugs;
    expect(screenDataOf((await shop.app.inject(`/${slug}`)).body)).toMatchObject({ kind: 'ready', asksPin: true });
    expect(await answer('10.1.0.1', slug, '')).toEqual([422, 'ready', 'missing']);
    expect(await answer('10.1.0.1', slug, '4712')).toEqual([403, 'ready', 'wrong']);
    expect(await batchOf(shop, batch)).toMatchObject({ used: 0, has_pin: true });
    expect(await answer('10.1.0.1', slug, ' 47 11')).toEqual([200, 'redeemed', undefined]);
    expect(await answer('10.1.0.1', other, '٤٧١١')).toEqual([200, 'redeemed', undefined]);
    expect(await batchOf(shop, batch)).toMatchObject({ used: 2 });
    expect(shop.lines.join('')).not.toMatch(/\b4711\b/);
    const [row] = await db.system((tx) =>
      tx.query<{ pin_hash: string }>('select pin_hash from one_time_batches where batch_id = $1', [batch.batch_id]),
    );
    expect(row?.pin_hash).toMatch(/^scrypt\$/);
  });

  it('lets nobody guess it, for one code or from one address, and others in meanwhile', async () => {
    const { slugs } = await makeCodes(shop, 8, '470011');
    const [one, ...more] = slugs;
    for (let tries = 0; tries < 5; tries++) expect((await answer(`10.2.0.${tries}`, one, '0000'))[2]).toBe('wrong');
    expect(await answer('10.2.0.9', one, '470011')).toEqual([429, 'ready', 'tooMany']);
    for (let tries = 0; tries < 20; tries++)
      expect((await answer('10.3.0.1', more[tries % 5], '0000'))[2]).toBe('wrong');
    expect(await answer('10.3.0.1', more[6], '470011')).toEqual([429, 'ready', 'tooMany']);
    expect(await answer('10.3.0.2', more[6], '470011')).toEqual([200, 'redeemed', undefined]);
    shop.test.services.setNow('2026-11-20T10:15:01.000Z');
    expect(await answer('10.2.0.9', one, '470011')).toEqual([200, 'redeemed', undefined]);
  });

  it('is not guessed in the course of a day either, for one code', async () => {
    const { slugs } = await makeCodes(shop, 2, '470011');
    for (let tries = 0; tries < 15; tries++) {
      shop.test.services.setNow(new Date(Date.parse('2026-11-20T10:00:00Z') + Math.floor(tries / 5) * 15 * 60_000));
      expect((await answer(`10.6.0.${tries}`, slugs[0], '0000'))[2]).toBe('wrong');
    }
    shop.test.services.setNow('2026-11-20T20:00:00.000Z');
    expect(await answer('10.6.0.99', slugs[0], '470011')).toEqual([429, 'ready', 'tooMany']);
    expect(await answer('10.6.0.99', slugs[1], '470011')).toEqual([200, 'redeemed', undefined]);
    shop.test.services.setNow('2026-11-21T10:00:00.000Z');
    expect(await answer('10.6.0.99', slugs[0], '470011')).toEqual([200, 'redeemed', undefined]);
  });

  it('keeps no shop from its guests: a right one uses up no tries, however many come from one address', async () => {
    const { batch, slugs } = await makeCodes(shop, 25, '4711');
    for (const slug of slugs) expect((await answer('10.7.0.1', slug, '4711'))[1]).toBe('redeemed');
    expect(await batchOf(shop, batch)).toMatchObject({ used: 25 });
  });

  it('can be changed and taken away while the codes are out, by who may write codes [O.codes.setOneTimePin]', async () => {
    const { batch, slugs } = await makeCodes(shop, 3);
    const set = async (pin: string | null) => (await shop.call('codes.setOneTimePin', { ...batch, pin })).data.has_pin;
    expect(await set('1234')).toBe(true);
    expect(await answer('10.4.0.1', slugs[0], '')).toEqual([422, 'ready', 'missing']);
    expect(await set('567890')).toBe(true);
    expect((await answer('10.4.0.1', slugs[0], '1234'))[2]).toBe('wrong');
    expect((await answer('10.4.0.1', slugs[0], '567890'))[1]).toBe('redeemed');
    expect(await set(null)).toBe(false);
    expect((await answer('10.4.0.1', slugs[1], ''))[1]).toBe('redeemed');
    for (const pin of ['123', '1234567', '12a4', ''])
      await expect(set(pin)).rejects.toMatchObject({ code: 'request.invalid' });
    await shop.call('codes.deleteOneTime', batch);
    await expect(set('1234')).rejects.toMatchObject({ code: 'one_time.bad_state' });
  });

  it('is asked of programs as well, but not of the team [O.codes.redeem]', async () => {
    const { slugs } = await makeCodes(shop, 2, '4711');
    const [id = '', other = ''] = slugs;
    const { send } = shop.test.as(undefined);
    const codes = [];
    for (const pin of [undefined, '4712', '4711', '4711'])
      codes.push((await send('codes.redeem', { id, ...(pin && { pin }) })).body.code);
    expect(codes).toEqual(['one_time.wrong_pin', 'one_time.wrong_pin', undefined, 'one_time.used']);
    expect((await shop.call('codes.redeem', { id: other })).data.offer).toBe('');
  });
});

describeOnPostgres('a one-time code with a PIN that is used twice at once', ({ db }) => {
  let shop: GateShop;
  beforeAll(async () => {
    shop = await openGateShop(db);
  });
  afterAll(() => shop.close());

  it('is used once, however many type it in the same moment [O.codes.redeem]', async () => {
    const { batch, slugs } = await makeCodes(shop, 1, '4711');
    const presses = Array.from({ length: 4 }, (_, at) =>
      shop.press(`/${slugs[0]}`, { pin: '4711' }, { 'x-forwarded-for': `10.5.0.${at}` }),
    );
    const kinds = (await Promise.all(presses)).map(({ body }) => screenDataOf(body).kind).sort();
    expect(kinds).toEqual(['redeemed', 'used', 'used', 'used']);
    expect(await batchOf(shop, batch)).toMatchObject({ used: 1 });
  });

  it('is not used with a PIN that is changed while it is looked at', async () => {
    const { batch, slugs } = await makeCodes(shop, 1, '4711');
    const { org } = db;
    let reads = 0;
    const asked = jest.spyOn(db, 'org').mockImplementation(async (...given) => {
      reads += 1;
      // The first reads the PIN, the second uses the code.
      if (reads === 2) await shop.call('codes.setOneTimePin', { ...batch, pin: '0815' });
      return org(...given);
    });
    const { body } = await shop.press(`/${slugs[0]}`, { pin: '4711' });
    asked.mockRestore();
    expect(screenDataOf(body)).toMatchObject({ kind: 'ready', asksPin: true });
    expect(await batchOf(shop, batch)).toMatchObject({ used: 0, has_pin: true });
  });
});
