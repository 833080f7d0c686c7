import { labelSheetIds, labelSheets } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { describeOnEngine } from '../../testing/harness.js';

it.each(labelSheetIds)('the labels of %s fit on its page', (id) => {
  const { page, columns, rows, width, height, left, top, stepX, stepY } = labelSheets[id];
  const [pageWidth, pageHeight] = page === 'A4' ? [210, 297] : [215.9, 279.4];
  expect(left + (columns - 1) * stepX + width).toBeLessThanOrEqual(pageWidth + 0.01);
  expect(top + (rows - 1) * stepY + height).toBeLessThanOrEqual(pageHeight + 0.01);
  expect(width <= stepX && height <= stepY).toBe(true);
});

describeOnEngine('label sheets', ({ db }) => {
  let test: TestApp;
  let owner: TestUser;
  let orgId: string;
  let ids: string[];

  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
    const codes = Array.from({ length: 30 }, (_, index) =>
      insertCode(db, { orgId, slug: `label-${db.engine}-${index}`, name: `Tisch ${index} 桌` }),
    );
    ids = (await Promise.all(codes)).map(({ codeId }) => codeId);
  });
  afterAll(() => test.close());

  const make = async (input: object) =>
    (await test.as(owner).call('codes.labels', { org_id: orgId, code_ids: ids, sheet: 'a4-21', ...input })).data;
  const pagesOf = (body: string) =>
    Buffer.from(body, 'base64')
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length;

  it('have as many pages as it takes, from the first free label on', async () => {
    const all = await make({});
    expect(all).toMatchObject({ name: 'labels-a4-21.pdf', type: 'application/pdf', pages: 2 });
    expect(Buffer.from(all.body, 'base64').toString('latin1')).toMatch(/^%PDF-/);
    expect(pagesOf(all.body)).toBe(2);
    const later = await make({ skip: 13 });
    expect([later.pages, pagesOf(later.body)]).toEqual([3, 3]);
    const bare = await make({ text: false, sheet: 'a4-65' });
    expect([bare.pages, pagesOf(bare.body)]).toEqual([1, 1]);
    expect(bare.body.length).toBeLessThan(all.body.length);
  });

  it('hold as many copies of one code as it takes, and no more than a file can', async () => {
    const [only] = ids;
    const full = await make({ code_ids: [only], copies: 21 });
    expect([full.pages, pagesOf(full.body)]).toEqual([1, 1]);
    const more = await make({ code_ids: [only], copies: 22 });
    expect([more.pages, pagesOf(more.body)]).toEqual([2, 2]);
    const input = { org_id: orgId, code_ids: ids, sheet: 'a4-21' as const, copies: 34 };
    expect(await test.as(owner).send('codes.labels', input)).toMatchObject({
      status: 400,
      body: { errors: { copies: 'One file can have at most 1000 labels.' } },
    });
  });

  it('say which names they lack the letters of, and what stands there instead [O.codes.labels]', async () => {
    const names = ['Stół', 'قائمة', '桌 1', '☕ Café'];
    const codes = await Promise.all(
      names.map((name, index) => insertCode(db, { orgId, slug: `name-${db.engine}-${index}`, name })),
    );
    const code_ids = codes.map(({ codeId }) => codeId);
    const { unprinted } = await make({ code_ids, copies: 3 });
    expect(unprinted).toEqual([
      { code_id: code_ids[2], name: '桌 1', printed: '' },
      { code_id: code_ids[3], name: '☕ Café', printed: 'Café' },
    ]);
    expect((await make({ code_ids, text: false })).unprinted).toEqual([]);
  });

  it('say so when a chosen code is not there', async () => {
    const reply = await test
      .as(owner)
      .send('codes.labels', { org_id: orgId, code_ids: [crypto.randomUUID()], sheet: 'a4-21' });
    expect(reply).toMatchObject({ status: 404, body: { code: 'code.not_found' } });
  });
});
