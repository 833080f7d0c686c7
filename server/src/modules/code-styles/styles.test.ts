import { defaultQrStyle } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('saved styles', ({ db }) => {
  let test: TestApp;
  let owner: TestUser;
  let orgId: string;

  beforeAll(async () => {
    test = await testApp(db);
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const send = (name: string, more: object = {}) =>
    test.as(owner).send('codes.styles.save', { org_id: orgId, name, style: defaultQrStyle, ...more });
  const names = async () =>
    (await test.as(owner).call('codes.styles.list', { org_id: orgId })).data.map(({ name }) => name);

  it('are kept under a name of their own, changed and deleted, and codes keep their look', async () => {
    const { body } = await send(' Spring ');
    const { style_id } = (body as { data: { style_id: string } }).data;
    await send('autumn');
    expect(await names()).toEqual(['autumn', 'Spring']);
    expect(await send('SPRING')).toMatchObject({ status: 409, body: { code: 'style.name_taken' } });
    const brown = { ...defaultQrStyle, foreground: '#663300' };
    const changed = await send('Brown', { style_id, style: brown });
    expect(changed.body).toMatchObject({ data: { style_id, name: 'Brown', style: brown } });
    const { call, send: any } = test.as(owner);
    const code = { org_id: orgId, name: 'Window', type: 'link' as const, target: 'https://example.com', style: brown };
    const { data: made } = await call('codes.create', code);
    await call('codes.styles.delete', { org_id: orgId, style_id });
    expect(await names()).toEqual(['autumn']);
    expect((await call('codes.get', { org_id: orgId, code_id: made.code_id })).data.style).toEqual(brown);
    expect(await any('codes.styles.delete', { org_id: orgId, style_id })).toMatchObject({ status: 404 });
    expect(await send('Brown', { style_id })).toMatchObject({ status: 404, body: { code: 'style.not_found' } });
  });

  it('that phones would not read are refused with the reason', async () => {
    const pale = { ...defaultQrStyle, foreground: '#eeeeee' };
    expect(await send('Pale', { style: pale })).toMatchObject({
      status: 422,
      body: { code: 'code.unscannable', errors: { style: expect.any(String) } },
    });
    expect(await names()).not.toContain('Pale');
  });
});
