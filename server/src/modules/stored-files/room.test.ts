import sharp from 'sharp';
import { readConfig } from '../../platform/config/config.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';
import { testFolder } from '../../testing/test-folder.js';
import { selectRoom } from './room.sql.js';

const settings = (more: Record<string, string>) =>
  readConfig({ SWAPT_RATE_LIMIT: '1000000', SWAPT_DATA_DIR: testFolder(), SWAPT_DISK_RESERVE_MB: '1', ...more });
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5)]).toString('base64');

describeOnEngines('The room of an organization', ({ db }) => {
  let test: TestApp;
  let owner: TestUser;
  let orgId: string;

  beforeAll(async () => {
    test = await testApp(db, { config: settings({ SWAPT_ORG_STORAGE_MB: '1', SWAPT_ORG_FILES: '6' }) });
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const upload = (bytes: number) =>
    test.as(owner).send('files.upload', { org_id: orgId, name: 'menu.pdf', body: pdf(bytes) });
  const used = async () => (await db.org(orgId, (tx) => selectRoom(tx, orgId)))[0];
  async function stored(): Promise<number> {
    let files = 0;
    for await (const { bytes } of test.services.storage.list(`files/${orgId}`)) files += Math.min(1, bytes);
    return files;
  }

  it('does not take a file that it has no room for, says what is used and what to do, and keeps nothing of it', async () => {
    expect((await upload(600_000)).status).toBe(200);
    const refused = await upload(600_000);
    expect([refused.status, refused.body.code]).toEqual([507, 'upload.no_room']);
    expect(refused.body.detail).toBe(
      'Your organization uses 1 of 1 MB in 1 of 6 files. Delete pictures and files that you no longer use, then try again.',
    );
    expect([await used(), await stored()]).toEqual([{ bytes: 600_000, files: 1 }, 1]);
  });

  it('is not passed by uploads that arrive at once, by bytes or by number', async () => {
    const large = await Promise.all(Array.from({ length: 4 }, () => upload(300_000)));
    expect(large.filter(({ status }) => status === 200)).toHaveLength(3);
    const small = await Promise.all(Array.from({ length: 6 }, () => upload(1_000)));
    expect(small.filter(({ status }) => status === 200)).toHaveLength(3);
    expect([await used(), await stored()]).toEqual([{ bytes: 903_000, files: 6 }, 6]);
  });

  it('is taken by pictures as by files', async () => {
    const photo = sharp({ create: { width: 40, height: 40, channels: 3, background: '#256eff' } });
    const body = (await photo.png().toBuffer()).toString('base64');
    const picture = () => test.as(owner).send('images.upload', { org_id: orgId, name: 'Logo', body });
    const sent = await Promise.all([...Array.from({ length: 7 }, picture), upload(1_000)]);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(await used()).toMatchObject({ files: 6 });
    expect(await findFaults(test.services)).toEqual([]);
  });

  it('is never freed of a file that a code is made with in the same moment', async () => {
    const as = test.as(owner);
    for (let round = 0; round < 4; round++) {
      const { data } = await as.call('files.upload', { org_id: orgId, name: 'menu.pdf', body: pdf(1_000) });
      const content = { file_id: data.file_id };
      const both = await Promise.all([
        as.send('codes.create', { org_id: orgId, name: 'Menu', type: 'file', content }),
        as.send('uploads.delete', { org_id: orgId, upload_id: data.file_id }),
      ]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('is freed by deleting, once; never of what is still shown or of another organization', async () => {
    const as = test.as(owner);
    const { data: file } = await as.call('files.upload', { org_id: orgId, name: 'menu.pdf', body: pdf(900_000) });
    const { data: code } = await as.call('codes.create', {
      ...{ org_id: orgId, name: 'Menu', type: 'file' },
      content: { file_id: file.file_id },
    });
    const remove = (caller = owner, org_id = orgId) =>
      test.as(caller).send('uploads.delete', { org_id, upload_id: file.file_id });
    const inUse = await remove();
    expect([inUse.body.code, inUse.body.detail]).toEqual([
      'upload.in_use',
      'You still use it in the code “Menu”. Remove it there first.',
    ]);
    await as.call('codes.delete', { code_id: code.code_id });
    const other = await test.organization();
    expect((await remove(other.owner, other.orgId)).body.code).toBe('upload.not_found');
    const listed = await as.call('uploads.list', { org_id: orgId });
    expect(listed).toMatchObject({
      data: [{ upload_id: file.file_id, kind: 'file', name: 'menu.pdf', bytes: 900_000 }],
      room: { bytes: 900_000, most_bytes: 1_000_000, files: 1, most_files: 6 },
    });
    const twice = await Promise.all([remove(), remove()]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([await used(), await stored()]).toEqual([{ bytes: 0, files: 0 }, 0]);
    expect((await upload(900_000)).status).toBe(200);
  });

  it('is not freed of the picture of a product or the logo of a store', async () => {
    const as = test.as(owner);
    const body = (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c1440e' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const { data: image } = await as.call('images.upload', { org_id: orgId, name: 'mug.png', body });
    const { image_id: upload_id, ...picture } = image;
    const refusal = async () => (await as.send('uploads.delete', { org_id: orgId, upload_id })).body.detail;
    const pictures = [{ ...picture, alt: '' }];
    const { data: product } = await as.call('product.create', { org_id: orgId, name: 'Mug', pictures });
    expect(await refusal()).toBe('You still use it in the product “Mug”. Remove it there first.');
    await as.call('product.update', { org_id: orgId, product_id: product.product_id, data: { status: 'deleted' } });
    const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };
    const { data: store } = await as.call('stores.create', { org_id: orgId, name: 'Stall', ...place });
    const logo = { ...picture, alt: '' };
    const change = { org_id: orgId, store_id: store.store_id, revision: store.revision, data: { logo } };
    await as.call('stores.update', change);
    expect(await refusal()).toBe('You still use it in the store “Stall” as its logo. Remove it there first.');
    await as.call('stores.status', { org_id: orgId, store_id: store.store_id, status: 'deleted' });
    expect((await as.send('uploads.delete', { org_id: orgId, upload_id })).status).toBe(200);
  });

  it('is counted anew by the doctor', async () => {
    await upload(1_000);
    expect(await findFaults(test.services)).toEqual([]);
    await db.system((tx) =>
      tx.query('update organizations set stored_bytes = stored_bytes - 1 where org_id = $1', [orgId]),
    );
    expect(await findFaults(test.services)).toEqual([
      `storage: ${orgId}: 1000 bytes in 1 files counted, 999 in 1 stored`,
    ]);
    await db.system((tx) =>
      tx.query('update organizations set stored_bytes = stored_bytes + 1 where org_id = $1', [orgId]),
    );
  });

  it('is no use while the disk has less than its reserve: uploads wait, all else goes on', async () => {
    const { config } = test.services;
    const reserve = config.diskReserveMb;
    config.diskReserveMb = 900_000_000;
    const body = pdf(1_000);
    for (const call of ['files.upload', 'images.upload'] as const) {
      const refused = await test.as(owner).send(call, { org_id: orgId, name: 'x', body });
      expect([refused.status, refused.body.code]).toEqual([507, 'upload.disk_low']);
    }
    const link = { org_id: orgId, name: 'Menu', type: 'link', target: 'https://example.com/' };
    expect((await test.as(owner).send('codes.create', link)).status).toBe(200);
    config.diskReserveMb = reserve;
  });
});
