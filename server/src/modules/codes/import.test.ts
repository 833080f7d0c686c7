import type { Api } from '@swapt/shared/contract';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

type Row = Api['codes.import']['in']['data'][number];

describeOnEngine('codes from a table', ({ db }) => {
  let test: TestApp;
  let owner: TestUser;
  let orgId: string;

  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
    await test.as(owner).call('folders.create', { org_id: orgId, name: 'Spring' });
  });
  afterAll(() => test.close());

  const rows = async () => (await test.as(owner).call('codes.list', { org_id: orgId, pageSize: 100 })).total;
  const send = (data: Row[], more: object = {}) =>
    test.as(owner).send('codes.import', { org_id: orgId, data, ...more });

  it('are made with name, address, short name, tags and folder, and a dry run shows them first', async () => {
    const slug = `import-${db.engine}`;
    const data = [
      { name: ' Menu ', target: 'https://example.com/menu', slug, tags: 'Spring; menu,menu', folder: 'spring' },
      { name: 'Door', target: 'https://example.com/door', slug: '', tags: '', folder: '' },
    ];
    const dry = await send(data, { dry_run: true });
    const { publicUrl } = test.services.config;
    expect(dry.body).toEqual({
      data: [
        {
          code_id: null,
          name: 'Menu',
          target: data[0]?.target,
          url: `${publicUrl}/${slug}`,
          tags: ['spring', 'menu'],
          folder: 'Spring',
        },
        { code_id: null, name: 'Door', target: data[1]?.target, url: null, tags: [], folder: null },
      ],
    });
    expect(await rows()).toBe(0);
    const made = (await send(data)).body as { data: { code_id: string }[] };
    const { data: menu } = await test
      .as(owner)
      .call('codes.get', { org_id: orgId, code_id: made.data[0]?.code_id ?? '' });
    expect(menu).toMatchObject({
      name: 'Menu',
      type: 'link',
      slug,
      tags: ['spring', 'menu'],
      folder: { name: 'Spring' },
      content: {},
    });
    expect(await rows()).toBe(2);
  });

  it('are all refused when one row is bad, with every bad row named', async () => {
    const before = await rows();
    const refused = await send([
      { name: 'Good', target: 'https://example.com/' },
      { name: '', target: 'https://example.com/' },
      { name: 'Private', target: 'http://127.0.0.1/' },
      { name: 'Nowhere', target: '' },
      { name: 'Reserved', target: 'https://example.com/', slug: 'admin' },
      { name: 'Taken', target: 'https://example.com/', slug: `import-${db.engine}` },
      { name: 'Folder', target: 'https://example.com/', folder: 'Nobody’s' },
      { name: 'Tags', target: 'https://example.com/', tags: 'x'.repeat(41) },
    ]);
    expect(refused).toMatchObject({ status: 422, body: { code: 'code.bad_rows' } });
    expect(Object.keys(refused.body.errors as object).sort()).toEqual([
      'data.1.name',
      'data.2.target',
      'data.3.target',
      'data.4.slug',
      'data.5.slug',
      'data.6.folder',
      'data.7.tags',
    ]);
    expect(await rows()).toBe(before);
  });
});
