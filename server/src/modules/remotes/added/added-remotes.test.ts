import Fastify, { type FastifyInstance } from 'fastify';
import type { RemoteName } from '@swapt/shared/values';
import { findFaults } from '../../../app/doctor/doctor.js';
import { readConfig } from '../../../platform/config/config.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngines } from '../../../testing/harness.js';
import { releaseFiles, versionOf } from '../../../testing/releases.js';
import { testFolder } from '../../../testing/test-folder.js';
import { liveReleases } from '../live.js';
import { registerRegistry } from '../registry.routes.js';
import { publish } from '../registry.service.js';
import { releaseKey } from '../releases/release-folder.js';

const email = 'operator@example.com';
const name = 'mf-loyalty';

describeOnEngines('a remote that the operator adds', ({ db }) => {
  let api: TestApp;
  let app: FastifyInstance;
  let call: ReturnType<TestApp['as']>['call'];
  let send: ReturnType<TestApp['as']>['send'];
  let tests = 0;
  beforeAll(async () => {
    api = await testApp(db, { config: readConfig({ SWAPT_OPERATORS: email, SWAPT_DATA_DIR: testFolder() }) });
    ({ call, send } = api.as(await api.user(email)));
    app = Fastify();
    await registerRegistry(app, api.services, testFolder());
  });
  beforeEach(() => void (tests += 1));
  afterEach(async () => void (await send('platform.removeRemote', { name })));
  afterAll(async () => {
    await app.close();
    await api.close();
  });

  const add = (paths = ['/admin/loyalty'], as: RemoteName = name) => send('platform.addRemote', { name: as, paths });
  const added = async (paths = ['/admin/loyalty']) => (await call('platform.addRemote', { name, paths })).data.token;
  /** Of this test alone: files that were just removed are not taken again within a minute. */
  const filesOf = (text = `test ${tests}`, path = '/admin/loyalty') =>
    releaseFiles(name, text, { contribution: { routes: [{ path, screen: 'list', title: 'Loyalty' }] } });
  const release = (token: string, files: Map<string, Buffer>, more = {}, to: string = name) =>
    app.inject({
      method: 'POST',
      url: `/registry/${to}/releases`,
      headers: { authorization: `Bearer ${token}` },
      payload: {
        files: Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')])),
        ...more,
      },
    });
  const live = async () => (await liveReleases(api.services)).registry.remotes.find((remote) => remote.name === name);
  const known = async () => (await call('platform.get', {})).data.remotes.find((remote) => remote.name === name);
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of api.services.storage.list(`remotes/${name}`)) keys.push(key);
    return keys;
  };

  it('is released with its own token, within the addresses that it was given', async () => {
    const token = await added(['/admin/loyalty', '/admin/points']);
    expect(await known()).toMatchObject({ paths: ['/admin/loyalty', '/admin/points'], releases: [] });
    expect((await release(token, filesOf())).json()).toMatchObject({ version: versionOf(filesOf()), isLive: true });
    expect(await live()).toMatchObject({ contribution: { routes: [{ path: '/admin/loyalty' }] } });
    const beyond = await release(token, filesOf('two', '/admin/my-codes'));
    expect([beyond.statusCode, beyond.json().reasons]).toEqual([
      422,
      ['/admin/my-codes is not among the addresses that mf-loyalty was given: /admin/loyalty, /admin/points.'],
    ]);
    expect((await release(token, releaseFiles('mf-codes'), {}, 'mf-codes')).statusCode).toBe(401);
    expect(await findFaults(api.services)).toEqual([]);
  });

  it('is not there before, and its name and addresses are free', async () => {
    expect((await release('swapt_deploy_made_up', filesOf())).statusCode).toBe(401);
    await expect(publish(api.services, name, filesOf(), { actor: 'a test' })).rejects.toThrow('There is no remote');
    expect((await send('platform.createToken', { name })).body.code).toBe('remote.refused');
    await added();
    const again = await add();
    expect([again.status, again.body.code, again.body.errors]).toEqual([
      409,
      'remote.refused',
      { name: 'There is a remote mf-loyalty already.' },
    ]);
    for (const [paths, says] of [
      [['/admin/loyalty/cards'], '/admin/loyalty/cards belongs to mf-loyalty.'],
      [['/admin/free', '/admin/profile'], '/admin/profile belongs to the shell.'],
    ] as const)
      expect((await add([...paths], 'mf-other')).body.errors).toEqual({ paths: says });
    for (const wrong of ['mf-Upper', 'loyalty', 'mf-', 'mf-a_b', `mf-${'x'.repeat(40)}`, 'mf-a/../b'])
      expect((await send('platform.addRemote', { name: wrong, paths: ['/admin/x'] })).status).toBe(400);
    for (const wrong of ['/admin', '/loyalty', '/admin/:id', '/admin/x/', '/admin/*', 'admin/x'])
      expect((await add([wrong], 'mf-other')).status).toBe(400);
  });

  it('is added once by two operators at once', async () => {
    const both = await Promise.all([add(), add()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('gets an address that two operators give to two teams at once, once', async () => {
    const teams = [name, 'mf-other'] as const;
    const both = await Promise.all(teams.map((team) => add(['/admin/loyalty'], team)));
    await send('platform.removeRemote', { name: 'mf-other' });
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.errors).toEqual({
      paths: expect.stringMatching(/belongs to mf-(loyalty|other)\.$/),
    });
  });

  it('leaves no address, menu entry, file or token when it is removed, and its history stays', async () => {
    const token = await added();
    await release(token, filesOf());
    await release(token, filesOf(`${tests} of some`), { canary: { share: 10 } });
    expect((await stored()).length).toBeGreaterThan(1);
    expect((await send('platform.removeRemote', { name })).status).toBe(200);
    expect([await live(), await known(), await stored()]).toEqual([undefined, undefined, []]);
    expect((await app.inject(`/r/${name}/${versionOf(filesOf())}/remoteEntry.js`)).statusCode).toBe(404);
    expect((await release(token, filesOf())).statusCode).toBe(401);
    const { audit } = (await call('platform.get', {})).data;
    expect(
      audit
        .filter((row) => row.name === name)
        .map(({ action }) => action)
        .slice(0, 5),
    ).toEqual(['remove', 'endCanary', 'publish', 'publish', 'add']);
    const { data: tokens } = await call('platform.listTokens', {});
    expect(tokens.filter((one) => one.name === name && one.revoked_at === null)).toEqual([]);
    expect(await findFaults(api.services)).toEqual([]);

    const next = filesOf('added again');
    expect((await release(await added(), next)).json()).toMatchObject({ isLive: true, mended: 0 });
    expect(await stored()).toContain(`${releaseKey(name, versionOf(next))}/remoteEntry.js`);
    expect(await findFaults(api.services)).toEqual([]);
  });

  it('that comes with the product is not removed', async () => {
    const refused = await send('platform.removeRemote', { name: 'mf-codes' });
    expect([refused.body.code, refused.body.detail]).toEqual([
      'remote.refused',
      'mf-codes comes with the product. Turn it off instead.',
    ]);
    expect((await send('platform.removeRemote', { name: 'mf-nobody' })).body.detail).toBe(
      'There is no remote mf-nobody.',
    );
  });
});
