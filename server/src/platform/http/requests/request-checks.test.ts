import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';

describeOnEngine('requests', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());

  it.each([
    ['extra', { name: 'A', color: 'red' }, { color: 'There is no such field here.' }],
    ['missing', {}, { name: 'This is required.' }],
    ['of another type', { name: 7 }, { name: 'This must be text.' }],
    ['too long', { name: 'x'.repeat(121) }, { name: 'Use at most 120 characters.' }],
    ['blank', { name: '  ' }, { name: 'This must not be empty.' }],
    [
      'that the database cannot keep',
      { name: 'a\0b' },
      { name: 'This contains characters that are not allowed here.' },
    ],
    [
      'named after the prototype',
      JSON.parse('{"name":"A","constructor":{}}'),
      { constructor: 'There is no such field here.' },
    ],
  ])('with a field %s are refused with the field named, and nothing is written', async (_, input, fields) => {
    const person = await api.user();
    const { status, body, headers } = await api.as(person).send('org.create', input);
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: 'request.invalid',
      errors: fields,
    });
    expect(headers['content-type']).toContain('application/problem+json');
    expect((await api.as(person).call('org.list', {})).data).toEqual([]);
  });

  it.each([
    '2016-12-31T23:59:60Z',
    '2026-02-30T00:00:00Z',
    '0000-06-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    'infinity',
  ])('with %s for a moment are refused with the field named', async (starts_at) => {
    const { owner } = await api.organization();
    const code = { name: 'A', type: 'link', target: 'https://example.com/', starts_at };
    const { status, body } = await api.as(owner).send('codes.create', code);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['starts_at']]);
  });

  it('name a nested field by its path with dots, and every wrong field at once', async () => {
    const { owner } = await api.organization();
    const { body } = await api.as(owner).send('org.update', { org_id: 'x', data: { org_name: '', role: 'owner' } });
    expect(body.errors).toEqual({
      org_id: 'This must be an id, as the API gave it out.',
      'data.org_name': 'This must not be empty.',
      'data.role': 'There is no such field here.',
    });
  });

  it('carry text in the query that is read as its type, and keep their type in the body', async () => {
    const { owner } = await api.organization();
    const asText = await api.as(owner).send('org.users', { page: '2' });
    expect(asText.body.errors).toEqual({ page: 'This must be a whole number.' });
    const wrong = await api.as(owner).send('userRole.get', { user: 'nobody' });
    expect(wrong.body.errors).toEqual({ user: 'This must be an id, as the API gave it out.' });
    const beside = await api.as(owner).send('org.users', {}, { query: { page: '2' } });
    expect(beside.body.errors).toEqual({ page: 'There is no such field here.' });
  });

  it('list page 1 with 10 entries unless they say otherwise, and per_page is another name of pageSize [K.list]', async () => {
    const { owner } = await api.organization();
    const list = (input: object) => api.as(owner).send('org.users', input);
    expect((await list({})).body).toMatchObject({ page: 1, pageSize: 10 });
    expect((await list({ per_page: 3 })).body).toMatchObject({ pageSize: 3 });
    expect((await list({ per_page: 3, pageSize: 3 })).status).toBe(200);
    const { status, body } = await list({ per_page: 3, pageSize: 4 });
    expect([status, body.errors]).toEqual([400, { per_page: 'This differs from pageSize. Send only one of the two.' }]);
    expect((await list({ pageSize: 101 })).body.errors).toEqual({ pageSize: 'This must be 100 or less.' });
  });

  it.each([
    ['not JSON', '{"name":', 'application/json', 400, 'request.invalid'],
    ['no object', '[]', 'application/json', 400, 'request.invalid'],
    ['in another format', '<name/>', 'application/xml', 400, 'request.invalid'],
    ['too large', JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json', 413, 'request.too_large'],
    ['changing prototypes', '{"name":"A","__proto__":{"x":1}}', 'application/json', 400, 'request.invalid'],
  ])('with a body that is %s are refused [E.wrap]', async (_, payload, type, status, code) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/terms/get',
      headers: { 'content-type': type },
      payload,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it('may leave out a body that has nothing to say', async () => {
    expect((await api.app.inject({ method: 'POST', url: '/api/terms/get' })).statusCode).toBe(200);
  });

  it('find their organization: the named one, the only one, or the one that holds the named thing', async () => {
    const { orgId, owner } = await api.organization();
    const id = await api.member(orgId, await api.user(), 'viewer');
    expect((await api.as(owner).call('org.get', {})).data.org_id).toBe(orgId);
    const { orgId: second } = await api.organization(owner);
    const { status, body } = await api.as(owner).send('org.get', {});
    expect([status, body.title]).toEqual([400, 'Organization ID is required']);
    expect((await api.as(owner).call('org.get', { org_id: second })).data.org_id).toBe(second);
    const { data } = await api.as(owner).call('userRole.update', { id, role: 'editor' });
    expect(data).toMatchObject({ id, role: 'editor' });
    const nobodys = await api.as(owner).send('userRole.update', { id: crypto.randomUUID(), role: 'editor' });
    expect([nobodys.status, nobodys.body.code]).toEqual([404, 'user.not_found']);
  });

  it('cannot set what the contract does not let them set [P.tenant]', async () => {
    const { orgId, owner } = await api.organization();
    const read = () => db.system((tx) => tx.query('select * from organizations where org_id = $1', [orgId]));
    const before = await read();
    const expected = {
      stripe_account: 'acct_1',
      org_stripe: 'acct_1',
      is_demo: true,
      delete_after: null,
      created_at: null,
    };
    for (const [field, value] of Object.entries(expected)) {
      const inside = await api.as(owner).send('org.update', { org_id: orgId, data: { [field]: value } });
      const beside = await api.as(owner).send('org.update', { org_id: orgId, data: {}, [field]: value });
      expect([field, inside.status, beside.status]).toEqual([field, 400, 400]);
    }
    expect(await read()).toEqual(before);
  });
});
