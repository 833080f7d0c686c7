import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { terms } from './terms-text.js';

describeOnEngine('terms of service', ({ db }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp(db);
  });
  afterAll(() => api.close());

  it('are read by anybody [O.terms.get, P.public]', async () => {
    const { data } = await api.as().call('terms.get', {});
    expect(data).toEqual({ ...terms, accepted_at: null });
    expect(data.body.split('\n\n').length).toBeGreaterThan(5);
  });

  it('are accepted once per version, which is remembered [O.terms.accept, O.terms.get, P.terms]', async () => {
    const person = await api.user(undefined, { hasAcceptedTerms: false });
    expect((await api.as(person).call('terms.get', {})).data.accepted_at).toBeNull();
    const { data } = await api.as(person).call('terms.accept', { version: terms.version });
    expect(data.accepted_at).toBe('2026-11-20T10:00:00.000Z');
    api.services.setNow('2026-11-20T12:00:00.000Z');
    await api.as(person).call('terms.accept', { version: terms.version });
    expect((await api.as(person).call('terms.get', {})).data.accepted_at).toBe('2026-11-20T10:00:00.000Z');
    expect((await api.as().call('terms.get', {})).data.accepted_at).toBeNull();
  });

  it('are not accepted in another version or by nobody [O.terms.accept, P.terms]', async () => {
    const person = await api.user(undefined, { hasAcceptedTerms: false });
    await expect(api.as(person).call('terms.accept', { version: '1999-01-01' })).rejects.toMatchObject({
      code: 'terms.outdated',
    });
    expect((await api.as(person).call('terms.get', {})).data.accepted_at).toBeNull();
    await expect(api.as().call('terms.accept', { version: terms.version })).rejects.toMatchObject({ status: 401 });
  });
});
