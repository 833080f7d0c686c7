import { defaultQrStyle } from '@swapt/shared/values';
import sharp from 'sharp';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { imageKey } from '../images/image-files.js';
import { readSymbol } from '../code-styles/score/read-symbol.js';

describeOnEngine('rendering a code', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const render = async (input: Record<string, unknown>) =>
    (await test.as(owner).call('codes.render', { org_id: orgId, ...input })).data;

  it('gives a file of a saved code that leads to its scan address, and no score unasked [O.codes.render]', async () => {
    const created = await test
      .as(owner)
      .call('codes.create', { org_id: orgId, name: 'Menu', type: 'link', target: 'https://example.com/menu' });
    const { code_id, scan_url } = created.data;
    const { file, score } = await render({ code_id, format: 'png', size: 60 });
    expect(file).toMatchObject({ name: 'menu-60mm.png', type: 'image/png' });
    expect(score).toBeNull();
    expect((await sharp(Buffer.from(file?.body ?? '', 'base64')).metadata()).width).toBe(709);
    expect(await read(file?.body)).toBe(scan_url);
  });

  it('prints the address of an alias, under a name that tells it apart [O.codes.render]', async () => {
    const { call, send } = test.as(owner);
    const code = { org_id: orgId, name: 'Menu', type: 'link' as const, target: 'https://example.com/menu' };
    const { code_id } = (await call('codes.create', code)).data;
    const { aliases } = (await call('codes.addAlias', { org_id: orgId, code_id, slug: `insta-${db.engine}` })).data;
    const [alias] = aliases;
    const { file } = await render({ code_id, slug: alias?.slug, format: 'png', size: 60 });
    expect(file?.name).toBe(`menu-insta-${db.engine}-60mm.png`);
    expect(await read(file?.body)).toBe(alias?.scan_url);
    const own = { org_id: orgId, format: 'svg' as const };
    const unknown = await send('codes.render', { ...own, code_id, slug: 'nobody' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'code.alias_not_found']);
    const nameless = await send('codes.render', { ...own, slug: alias?.slug });
    expect(nameless.body.errors).toEqual({ code_id: expect.any(String) });
    const pale = { ...defaultQrStyle, foreground: '#ffff00' };
    const unread = await send('codes.render', { ...own, code_id, slug: alias?.slug, style: pale });
    expect([unread.status, unread.body.code]).toEqual([422, 'code.unscannable']);
  });

  it.each([
    ['svg', 'image/svg+xml', '<svg'],
    ['pdf', 'application/pdf', '%PDF'],
    ['eps', 'application/postscript', '%!PS-Adobe-3.0 EPSF'],
  ])('draws a style that is not saved yet as %s, 50 mm wide [O.codes.render]', async (format, type, start) => {
    const { file } = await render({ style: { ...defaultQrStyle, dots: 'dots' }, format });
    expect(file).toMatchObject({ name: `code-50mm.${format}`, type });
    expect(
      Buffer.from(file?.body ?? '', 'base64')
        .toString('latin1')
        .startsWith(start),
    ).toBe(true);
  });

  it('scores a saved code and an unsaved style, and needs no file for it [O.codes.render]', async () => {
    expect(await render({ score: true })).toEqual({ file: null, score: { value: 100, verdict: 'good', reasons: [] } });
    const { score } = await render({ style: { ...defaultQrStyle, foreground: '#ffff00' }, score: true });
    expect(score).toMatchObject({ verdict: 'unscannable', reasons: [expect.stringContaining('darker')] });
    expect((await render({ score: true, size: 10 })).score?.reasons[0]).toMatch(/at least \d+ mm/);
  });

  it('puts the uploaded logo of the own organization alone into the file [O.codes.render]', async () => {
    const image_id = uuidv7();
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#c0392b' } });
    await test.services.storage.put(imageKey(orgId, image_id), await picture.webp().toBuffer());
    const style = { ...defaultQrStyle, level: 'H' as const, logo: { image_id, size: 0.25 } };
    const { file, score } = await render({ style, format: 'svg', score: true });
    expect(Buffer.from(file?.body ?? '', 'base64').toString()).toContain('href="data:image/png;base64,');
    expect(score?.verdict).toBe('good');

    const stranger = await test.organization();
    const { body } = await test
      .as(stranger.owner)
      .send('codes.render', { org_id: stranger.orgId, style, format: 'svg' });
    expect(body).toMatchObject({ status: 400, errors: { 'style.logo': expect.any(String) } });
  });

  it('does not know the code of another organization [O.codes.render]', async () => {
    const stranger = await test.organization();
    const as = test.as(stranger.owner);
    const { data } = await as.call('codes.create', {
      org_id: stranger.orgId,
      name: 'A',
      type: 'link',
      target: 'https://example.com',
    });
    const { body } = await test.as(owner).send('codes.render', { org_id: orgId, code_id: data.code_id, format: 'svg' });
    expect(body).toMatchObject({ status: 404, code: 'code.not_found' });
  });

  it.each([
    [{ size: 9 }, 'size'],
    [{ size: 501 }, 'size'],
    [{ format: 'gif' }, 'format'],
    [{ style: { ...defaultQrStyle, foreground: 'red' } }, 'style.foreground'],
    [{ style: { ...defaultQrStyle, margin: 0 } }, 'style.margin'],
    [{ colour: '#000000' }, 'colour'],
  ])('refuses %j and names the field', async (input, field) => {
    const { body } = await test.as(owner).send('codes.render', { org_id: orgId, ...input });
    expect(body).toMatchObject({ status: 400, code: 'request.invalid', errors: { [field]: expect.any(String) } });
  });
});

async function read(png = '') {
  const picture = sharp(Buffer.from(png, 'base64')).greyscale().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return readSymbol({ width: info.width, height: info.height, data });
}
