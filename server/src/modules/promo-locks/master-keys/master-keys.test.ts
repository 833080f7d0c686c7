import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';
import { csvLines } from '../../../testing/readers/read-csv.js';
import { elsewhere, openStand, promoFaults, type Stand } from '../../../testing/stores/promo-stand.js';

describeOnEngine('master keys', ({ db }) => {
  let test: TestApp;
  let at: Stand;
  let org_id: string;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    at = await openStand(test, { limit_total: 1, limit_each: 1 });
    org_id = at.orgId;
  });
  afterAll(() => test.close());

  const add = async (more: object = {}) =>
    (await at.call('masterKey.create', { org_id, name: 'Robin at the stand', lock_ids: [at.lock.lock_id], ...more }))
      .data;
  const list = async () => (await at.call('masterKey.get', { org_id })).data;
  const edit = (key_id: string, data: object) => at.send('masterKey.edit', { org_id, key_id, data });
  const openWith = (master_key: string, more: object = {}) => at.open({ master_key, ...elsewhere, ...more });
  const wrong = { status: 403, body: { code: 'promo.wrong_key' } };

  it('are shown once, and only their hash is kept [O.masterKey.create, O.masterKey.get]', async () => {
    const { secret, ...key } = await add({ limit_total: 3, ends_at: '2026-12-24T00:00:00.000Z' });
    expect(secret).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(key).toMatchObject({
      ...{ name: 'Robin at the stand', prefix: secret.slice(0, 4), opens_all: false, used: 0, limit_total: 3 },
      ...{ locks: [{ lock_id: at.lock.lock_id, name: 'Fair' }], revoked_at: null, last_used_at: null },
    });
    expect(await list()).toEqual([key]);
    const [row] = await db.org(org_id, (tx) => tx.query<object>('select * from master_keys'));
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect((await add()).secret).not.toBe(secret);
  });

  it('open where the promo code does not, beyond its limits, and are written down as such [O.promoLock.usage]', async () => {
    const { secret } = await add();
    await at.open();
    expect(await at.open()).toMatchObject({ body: { code: 'promo.used_up' } });
    const opened = await openWith(secret.toLowerCase().replaceAll('-', ' '));
    expect(opened).toMatchObject({ status: 200, body: { data: { via: 'master' } } });
    expect(await openWith(secret, { latitude: undefined })).toMatchObject({ status: 200 });
    expect(await at.readLock()).toMatchObject({ used: 1 });
    expect(await list()).toMatchObject([{ used: 2, last_used_at: '2026-11-20T10:00:00.000Z' }]);
    const { grants, data, counts, points } = await at.usage();
    expect(grants).toMatchObject({ open: 3, by_master: 2 });
    expect(data.filter(({ via }) => via === 'master')).toMatchObject([
      { outcome: 'opened', key_name: 'Robin at the stand' },
      { outcome: 'opened', key_name: 'Robin at the stand' },
    ]);
    expect(counts).toEqual(
      expect.arrayContaining([
        { outcome: 'opened', count: 3 },
        { outcome: 'used_up', count: 1 },
      ]),
    );
    // 52.52, and 52.6 where it was opened from afar.
    expect(points).toEqual([
      { latitude: 52.52, longitude: 13.405, opened: 1, refused: 1 },
      { latitude: 52.6, longitude: 13.405, opened: 1, refused: 0 },
    ]);
    const { visitor } = opened.body.data as { visitor: string };
    expect((await at.order({ codes: ['STAND10'], visitor })).status).toBe(200);
  });

  it('are written into the file of the usage, with places to about 100 metres [O.promoLock.exportCsv]', async () => {
    const { secret } = await add();
    await at.open({ latitude: 52.520_41, longitude: 13.405_49 });
    await openWith(secret);
    const { lock_id } = at.lock;
    const { body } = await at.call('promoLock.exportCsv', { org_id, lock_id, zone: 'Europe/Berlin' });
    const [head, ...rows] = csvLines({ body });
    expect(head).toBe('When,Outcome,Opened by,Master key,Code,Latitude,Longitude,Grant');
    expect(rows.sort()).toEqual([
      '2026-11-20 11:00,opened,code,,,52.52,13.405,open',
      '2026-11-20 11:00,opened,master,Robin at the stand,,52.6,13.405,open',
    ]);
    const refused = await at.call('promoLock.exportCsv', { org_id, lock_id, outcome: 'too_far' });
    expect(csvLines(refused)).toEqual([head]);
  });

  it('open nothing where they are not for it, over, used up, revoked or made up, and nobody hears which', async () => {
    const { secret, key_id } = await add({ limit_total: 1 });
    const { data: other } = await at.call('promoLock.create', {
      ...{ org_id, name: 'Other', promo_code: 'OTHER', starts_at: '2026-11-01T00:00:00Z' },
    });
    const asked = [
      await openWith(`${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`),
      await openWith('nothing'),
    ];
    for (const data of [
      { lock_ids: [other.lock_id] },
      { lock_ids: [at.lock.lock_id], ends_at: '2026-11-20T10:00:00Z' },
      { ends_at: null, starts_at: '2026-11-20T10:00:01Z' },
    ]) {
      expect((await edit(key_id, data)).status).toBe(200);
      asked.push(await openWith(secret));
    }
    await edit(key_id, { starts_at: null });
    expect((await openWith(secret)).status).toBe(200);
    asked.push(await openWith(secret));
    await edit(key_id, { limit_total: null });
    expect((await openWith(secret)).status).toBe(200);
    await at.call('masterKey.delete', { org_id, key_id });
    asked.push(await openWith(secret));
    const theirs = await openStand(test);
    const { data: foreign } = await theirs.call('masterKey.create', {
      org_id: theirs.orgId,
      name: 'x',
      opens_all: true,
    });
    asked.push(await openWith(foreign.secret));
    for (const answer of asked) expect(answer).toMatchObject(wrong);
    const answers = asked.map(({ body: { requestId: _, ...body } }) => JSON.stringify(body));
    expect(new Set(answers).size).toBe(1);
    expect((await at.usage()).counts).toContainEqual({ outcome: 'wrong_key', count: asked.length });
    expect(await openWith(secret, { promo_code: 'nothing' })).toMatchObject({ body: { code: 'promo.wrong_code' } });
  });

  it('are edited but for their secret, and revoked for good [O.masterKey.edit, O.masterKey.delete]', async () => {
    const { secret, key_id } = await add();
    const data = { name: ' Ada ', opens_all: true, ends_at: '2026-12-01T00:00:00.000Z', limit_total: 2 };
    expect((await edit(key_id, data)).body.data).toMatchObject({ ...data, name: 'Ada', locks: [] });
    expect(await edit(key_id, { secret: 'mine' })).toMatchObject({ status: 400 });
    expect(await edit(key_id, { opens_all: false })).toMatchObject({
      body: { code: 'master_key.invalid', errors: { 'data.lock_ids': expect.any(String) } },
    });
    expect(await edit(key_id, { starts_at: '2026-12-02T00:00:00Z' })).toMatchObject({
      body: { errors: { 'data.ends_at': 'The end must be after the start.' } },
    });
    await openWith(secret);
    await openWith(secret);
    expect(await edit(key_id, { limit_total: 1 })).toMatchObject({
      body: { errors: { 'data.limit_total': expect.stringContaining('2 times') } },
    });
    const { data: gone } = await at.call('masterKey.delete', { org_id, key_id });
    expect(gone.revoked_at).not.toBeNull();
    expect(await edit(key_id, { name: 'Back' })).toMatchObject({ status: 409, body: { code: 'master_key.revoked' } });
    expect(await list()).toEqual([gone]);
    expect(await at.send('masterKey.delete', { org_id, key_id: at.lock.lock_id })).toMatchObject({ status: 404 });
  });

  it('have one last use, of 20 who take it at once', async () => {
    const { secret } = await add({ limit_total: 1 });
    const asked = await Promise.all(Array.from({ length: 20 }, () => openWith(secret)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await list()).toMatchObject([{ used: 1 }]);
    expect(await promoFaults(test)).toEqual([]);
  });
});
