import type { FastifyInstance } from 'fastify';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { publicApp } from '../../testing/public-app.js';
import { registerFiles } from '../files/files.routes.js';
import { registerSoldFiles } from './sold-files.routes.js';

const zip = Buffer.from('PK\x03\x04 patterns');

describeOnEngine('a file that is sold', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  let app: FastifyInstance;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
    await registerFiles(app, test.services);
    await registerSoldFiles(app, test.services);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const as = (user = owner) => test.as(user);
  const upload = async (body = zip, name = 'Patterns.zip') =>
    (await as().call('product.uploadFile', { org_id: orgId, name, body: body.toString('base64') })).data;
  const create = (fields: object) => as().send('product.create', { org_id: orgId, name: 'Patterns', ...fields });
  const make = async (fileId: string) =>
    (await as().call('product.create', { org_id: orgId, name: 'Patterns', kind: 'digital', file_id: fileId })).data;
  const change = (productId: string, data: object) =>
    as().send('product.update', { org_id: orgId, product_id: productId, data });

  it('is of any kind, stays as it is, and is read back with its product [O.product.create O.product.get]', async () => {
    const { file_id: id, ...file } = await upload();
    expect(file).toEqual({ name: 'Patterns.zip', bytes: zip.length });
    const product = await make(id);
    expect(product.file).toEqual({ file_id: id, ...file });
    const { data: link } = await as().call('product.fileLink', { org_id: orgId, file_id: id });
    const { pathname, search } = new URL(link.url, 'http://localhost');
    const reply = await app.inject(pathname + search);
    expect([reply.statusCode, reply.rawPayload.equals(zip), reply.headers]).toMatchObject([
      200,
      true,
      {
        'content-type': 'application/octet-stream',
        'content-disposition': "attachment; filename*=UTF-8''Patterns.zip",
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    ]);
    test.services.setNow(new Date(test.services.now().getTime() + 601_000));
    expect((await app.inject(pathname + search)).statusCode).toBe(404);
    test.services.setNow(new Date());
    expect((await app.inject(`${pathname}${search.replace(orgId, id)}`)).statusCode).toBe(404);
  });

  it('has no address, and is content of no code', async () => {
    const { file_id: id } = await upload(Buffer.from('%PDF-1.7 book'), 'Book.pdf');
    expect((await app.inject(`/files/${orgId}/${id}`)).statusCode).toBe(404);
    const { data: shown } = await as().call('files.upload', { org_id: orgId, name: 'Menu', body: btoa('%PDF-1.7') });
    expect((await app.inject(`/files/${orgId}/${shown.file_id}`)).statusCode).toBe(200);
    const code = { org_id: orgId, name: 'Book', type: 'file', content: { file_id: id } } as const;
    expect((await as().send('codes.create', code)).body.errors).toEqual({
      'content.file_id': 'This file does not exist. Upload it again.',
    });
    const { data: experiences } = await as().call('experiences.list', { org_id: orgId });
    expect(experiences.map(({ name }) => name)).toEqual(['Menu']);
    const { data: uploads } = await as().call('uploads.list', { org_id: orgId });
    expect(uploads).toMatchObject([
      { upload_id: id, kind: 'sold', name: 'Book.pdf', url: null },
      { upload_id: shown.file_id, kind: 'file' },
    ]);
  });

  it('is of a product that is a file, and of its organization', async () => {
    const { file_id: id } = await upload();
    const thing = await create({ file_id: id });
    expect([thing.status, thing.body.errors]).toEqual([422, { file_id: 'Only a product that is a file has one.' }]);
    const shown = await as().call('files.upload', {
      ...{ org_id: orgId, name: 'Menu.pdf' },
      body: btoa('%PDF-1.7 menu'),
    });
    const other = await test.organization();
    const { data: theirs } = await test.as(other.owner).call('product.uploadFile', {
      ...{ org_id: other.orgId, name: 'Theirs', body: 'YQ==' },
    });
    for (const file_id of [shown.data.file_id, theirs.file_id]) {
      const refused = await create({ kind: 'digital', file_id });
      expect(refused.body.errors).toEqual({ file_id: 'This file does not exist. Upload it again.' });
      expect((await as().send('product.fileLink', { org_id: orgId, file_id })).body.code).toBe('upload.not_found');
    }
    const product = await make(id);
    expect((await change(product.product_id, { kind: 'service', file_id: id })).body.errors).toEqual({
      'data.file_id': 'Only a product that is a file has one.',
    });
    const { body } = await change(product.product_id, { kind: 'service' });
    expect(body.data).toMatchObject({ kind: 'service', file: null });
  });

  it('is not deleted while a product has it [O.product.update]', async () => {
    const { file_id: id } = await upload();
    const product = await make(id);
    const remove = () => as().send('uploads.delete', { org_id: orgId, upload_id: id });
    expect((await remove()).body.detail).toBe('You still use it in the product “Patterns”. Remove it there first.');
    await change(product.product_id, { file_id: null });
    expect((await remove()).status).toBe(200);
    expect((await change(product.product_id, { file_id: id })).status).toBe(422);
  });
});
