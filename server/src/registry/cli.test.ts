import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '../services.js';
import { describeOnEngines, testServices } from '../testing/harness.js';
import { releaseFiles, versionOf, writeDist } from '../testing/releases.js';
import { remotesCommand } from './cli.js';
import { registerRegistry } from './registry.routes.js';

describeOnEngines('the remotes command', ({ db }) => {
  const root = mkdtempSync(join(tmpdir(), 'swapt-cli-'));
  let services: Services;
  let app: FastifyInstance;
  let env: Record<string, string>;

  beforeAll(async () => {
    services = testServices(db);
    app = Fastify();
    await registerRegistry(app, services, root);
    env = { SWAPT_PUBLIC_URL: await app.listen({ port: 0 }), SWAPT_DATA_DIR: services.config.dataDir };
  });
  afterAll(() => app.close());

  async function run(args: string, settings = env) {
    const lines: string[] = [];
    const code = await remotesCommand(args.split(' '), settings, (line) => lines.push(line), root);
    return { code, text: lines.join('\n') };
  }

  it('publishes, shows and takes back what was built [G.remote.runtime]', async () => {
    const [first, second] = [releaseFiles('mf-codes', 'first'), releaseFiles('mf-codes', 'second')];
    await writeDist(root, 'mf-codes', first);
    expect(await run('publish mf-codes')).toEqual({ code: 0, text: `mf-codes ${versionOf(first)} is live` });
    await writeDist(root, 'mf-codes', second);
    expect(await run('publish mf-codes --hold')).toMatchObject({ text: expect.stringContaining('was sent') });
    expect((await run('status mf-codes')).text).toMatch(new RegExp(`live +${versionOf(first)}`));
    expect(await run(`promote mf-codes ${versionOf(second)}`)).toMatchObject({ code: 0 });
    expect(await run('rollback mf-codes')).toEqual({ code: 0, text: `mf-codes ${versionOf(first)} is live` });
  });

  it('says what is wrong and how to go on', async () => {
    expect(await run('publish mf-stores')).toEqual({
      code: 1,
      text: 'mf-stores is not built: run `npm run build mf-stores` first.',
    });
    await writeDist(root, 'mf-stores', releaseFiles('mf-stores', 'big', { contribution: { budgetKb: 0.01 } }));
    expect(await run('publish mf-stores')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Refused:\n.*budget/),
    });
    expect(await run('rollback mf-codes', { ...env, SWAPT_DEPLOY_TOKEN: 'not-a-token' })).toEqual({
      code: 1,
      text: expect.stringContaining('This deploy token may not release mf-codes'),
    });
    expect(await run('status mf-codes', { ...env, SWAPT_PUBLIC_URL: 'http://localhost:1' })).toMatchObject({
      code: 1,
      text: expect.stringContaining('cannot be reached'),
    });
    expect(await run('dance')).toMatchObject({ code: 2, text: expect.stringContaining('rollback') });
  });
});
