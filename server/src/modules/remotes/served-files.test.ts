import Fastify, { type FastifyInstance } from 'fastify';
import { findDamagedFiles } from '../../app/doctor/damaged-files.js';
import { describeOnEngines, testServices } from '../../testing/harness.js';
import { releaseFiles, versionOf } from '../../testing/releases.js';
import { testFolder } from '../../testing/test-folder.js';
import type { Services } from '../../platform/services.js';
import { registerRegistry } from './registry.routes.js';
import { publish } from './registry.service.js';
import { releaseKey } from './releases/release-folder.js';
import { warnOfDamage } from './warn-of-damage.js';

const name = 'mf-stores';
const files = releaseFiles(name, 'whole');
const version = versionOf(files);
const url = `/r/${name}/${version}/remoteEntry.js`;

describeOnEngines('the files of a release, as they are served', ({ db }) => {
  let services: Services;
  let app: FastifyInstance;
  const release = () => publish(services, name, files, { actor: 'a test' });
  const serve = async (remoteOrigins: string[] = []) => {
    const server = Fastify();
    await registerRegistry(server, { ...services, config: { ...services.config, remoteOrigins } }, testFolder());
    return server;
  };

  beforeAll(async () => {
    services = testServices(db);
    app = await serve();
    await release();
  });
  afterAll(() => app.close());

  it('notices a file that was damaged, gives it to no browser, and mends it by the same build', async () => {
    const key = `${releaseKey(name, version)}/remoteEntry.js`;
    const damage = async (content?: Buffer) => {
      await services.storage.remove(key);
      if (content) await services.storage.put(key, content);
    };
    const flipped = Buffer.from(files.get('remoteEntry.js') ?? []);
    flipped[3] = (flipped[3] ?? 0) ^ 1;
    const found = async () =>
      (await findDamagedFiles(db, services.storage)).filter(({ subject }) => subject.includes(name));
    const error = jest.spyOn(services.log, 'error');
    for (const [content, says] of [
      [flipped, 'remoteEntry.js is not what was released'],
      [undefined, 'remoteEntry.js is missing'],
    ] as const) {
      await damage(content);
      error.mockClear();
      expect((await app.inject(url)).statusCode).toBe(404);
      await warnOfDamage(services);
      expect(error.mock.calls).toContainEqual([
        { remote: name, channel: 'stable', version, damage: [says] },
        expect.any(String),
      ]);
      expect(await found()).toEqual([
        { subject: releaseKey(name, version), says: `${says}: publish this build again` },
      ]);
      expect(await release()).toMatchObject({ version, isLive: true, mended: 1 });
      expect((await app.inject(url)).statusCode).toBe(200);
      expect(await found()).toEqual([]);
      expect(await release()).toMatchObject({ mended: 0 });
    }
    error.mockRestore();
  });

  it('lets consoles elsewhere load files that the setting names, and no other [G.remote.runtime]', async () => {
    const open = await serve(['https://console.example.com']);
    const asked = (server: FastifyInstance, origin: string) => server.inject({ url, headers: { origin } });
    const allowed = await asked(open, 'https://console.example.com');
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://console.example.com',
      vary: 'accept-encoding, origin',
    });
    const others = [await asked(open, 'https://evil.example'), await asked(app, 'https://console.example.com')];
    expect(others.map(({ headers }) => headers['access-control-allow-origin'])).toEqual([undefined, undefined]);
    expect(others[0]?.headers.vary).toBe('accept-encoding, origin');
    await open.close();
  });
});
