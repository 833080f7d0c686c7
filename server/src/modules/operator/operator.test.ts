import { readConfig } from '../../platform/config/config.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('an operator', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db, { config: readConfig({ SWAPT_OPERATORS: 'ops@example.com, late@example.com' }) });
  });
  afterAll(() => api.close());

  it('is whom the settings name, once the address is confirmed', async () => {
    const isOperator = async (email: string, verified = true) =>
      (await api.as(await api.user(email, { verified })).call('operator.get', {})).data.is_operator;
    expect(await isOperator('ops@example.com')).toBe(true);
    expect(await isOperator('late@example.com', false)).toBe(false);
    expect(await isOperator('someone@example.com')).toBe(false);
  });

  it('finds any organization by a part of its name; nobody else does', async () => {
    const { owner } = await api.organization(undefined, 'The Rye Mill');
    await api.organization(undefined, 'Rye & Sons 100%');
    const ops = api.as(await api.user('ops@example.com'));
    const names = async (search?: string) =>
      (await ops.call('operator.orgs', { search })).data.map((org) => org.org_name);
    expect(await names('rye ')).toEqual(['Rye & Sons 100%', 'The Rye Mill']);
    expect(await names('100%')).toEqual(['Rye & Sons 100%']);
    expect(await names('_')).toEqual([]);
    expect((await names()).length).toBeGreaterThan(1);
    await expect(api.as(owner).call('operator.orgs', {})).rejects.toMatchObject({ code: 'auth.forbidden' });
  });
});
