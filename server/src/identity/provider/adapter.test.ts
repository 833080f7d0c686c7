import { describeOnEngine, testServices } from '../../testing/harness.js';
import { createAdapterFactory } from './adapter.js';
import { endSessionsOf } from '../../modules/account/account.service.js';

describeOnEngine('What the provider keeps', ({ db }) => {
  const adapters = createAdapterFactory(testServices(db), (token) => `after ${token}`);
  const sessions = adapters('Session');
  const session = (accountId: string) => ({ kind: 'Session', uid: `uid of ${accountId}`, accountId });

  it('is no session again when a request that was on its way at the end saves it', async () => {
    await sessions.upsert('one', session('ended'), 60);
    await db.system((tx) => endSessionsOf(tx, 'ended'));
    await sessions.upsert('one', session('ended'), 60);
    expect(await sessions.find('one')).toBeUndefined();
    expect(await sessions.findByUid('uid of ended')).toBeUndefined();
    await sessions.upsert('another', session('ended'), 60);
    expect(await sessions.find('another')).toMatchObject({ accountId: 'ended' });
  });

  it('is no session again after signing out', async () => {
    await sessions.upsert('left', session('left'), 60);
    await sessions.destroy('left');
    await sessions.upsert('left', session('left'), 60);
    expect(await sessions.find('left')).toBeUndefined();
  });

  it('is no sign-in on its way to an account again that was ended, and others go on', async () => {
    const flows = adapters('Interaction');
    const flow = (accountId: string) => ({ kind: 'Interaction', result: { login: { accountId } } });
    await flows.upsert('ended', flow('ended'), 60);
    await flows.upsert('other', flow('other'), 60);
    await db.system((tx) => endSessionsOf(tx, 'ended'));
    await flows.upsert('ended', flow('ended'), 60);
    expect(await flows.find('ended')).toBeUndefined();
    expect(await flows.find('other')).toMatchObject({ result: { login: { accountId: 'other' } } });
  });

  it('names nobody any more once it was ended', async () => {
    await sessions.upsert('gone', session('gone'), 60);
    await db.system((tx) => endSessionsOf(tx, 'gone'));
    const rows = await db.system((tx) =>
      tx.query<{ payload: object }>("select payload from oidc_payloads where uid = 'uid of gone'"),
    );
    expect(rows).toEqual([{ payload: {} }]);
  });
});
