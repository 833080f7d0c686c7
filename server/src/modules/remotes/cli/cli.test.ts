import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../../../platform/config/config.js';
import type { Services } from '../../../platform/services.js';
import { insertOrg } from '../../../testing/rows/code-rows.js';
import { describeOnEngine, testServices } from '../../../testing/harness.js';
import { releaseFiles, versionOf, writeDist } from '../../../testing/releases.js';
import { testFolder } from '../../../testing/test-folder.js';
import { remotesCommand } from './cli.js';
import { registerRegistry } from '../registry.routes.js';

const installationToken = 'the-token-of-the-installation';

describeOnEngine('the remotes command', ({ db }) => {
  const root = mkdtempSync(join(tmpdir(), 'swapt-cli-'));
  let services: Services;
  let app: FastifyInstance;
  let env: Record<string, string>;

  beforeAll(async () => {
    const settings = { SWAPT_DATA_DIR: testFolder(), SWAPT_DEPLOY_TOKEN: installationToken };
    services = testServices(db, { config: readConfig(settings) });
    app = Fastify();
    await registerRegistry(app, services, root);
    env = { SWAPT_PUBLIC_URL: await app.listen({ port: 0 }), SWAPT_DATA_DIR: services.config.dataDir };
  });
  afterAll(() => app.close());

  async function run(args: string, settings = env) {
    const lines: string[] = [];
    const code = await remotesCommand(args.split(' ').filter(Boolean), settings, (line) => lines.push(line), {
      typed: 'npm run remotes --',
      hasOne: false,
      distOf: (name) => join(root, name, 'dist'),
    });
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
    expect(await run('publish mf-codes --hold')).toMatchObject({ text: `mf-codes ${versionOf(second)} is live` });
    expect(await run('rollback mf-codes')).toEqual({ code: 0, text: `mf-codes ${versionOf(first)} is live` });
  });

  it('gives a release to some organizations, then to all', async () => {
    const org = await insertOrg(db);
    const canary = releaseFiles('mf-campaigns', 'canary');
    await writeDist(root, 'mf-campaigns', releaseFiles('mf-campaigns', 'live'));
    await run('publish mf-campaigns');
    await writeDist(root, 'mf-campaigns', canary);
    expect(await run(`publish mf-campaigns --canary --orgs ${org}`)).toEqual({
      code: 0,
      text: `mf-campaigns ${versionOf(canary)} is a canary; \`promote\` makes it live for everyone`,
    });
    expect((await run('status mf-campaigns')).text).toContain(`the canary is for ${org}`);
    expect(await run(`canary mf-campaigns ${versionOf(canary)} --orgs ${org} --share 10`)).toMatchObject({ code: 0 });
    expect((await run('status')).text).toContain(`the canary is for ${org}, 10 % of all organizations`);
    expect(await run('canary mf-campaigns --end')).toMatchObject({ code: 0 });
    expect(await run(`promote mf-campaigns ${versionOf(canary)}`)).toMatchObject({ code: 0 });
    expect((await run('history mf-campaigns')).text).toMatch(
      /promote .*\n.*end canary .*\n.*canary .* 10 % of all organ/,
    );
  });

  it('switches a remote off and on', async () => {
    expect(await run('disable mf-codes')).toEqual({ code: 0, text: 'mf-codes is turned off' });
    expect((await run('status mf-codes')).text).toContain('mf-codes  (turned off)');
    expect(await run('enable mf-codes')).toEqual({ code: 0, text: 'mf-codes is turned on' });
    expect((await run('status mf-codes')).text).not.toContain('turned off');
  });

  it('makes, lists and revokes tokens for the operator alone; with one, a pipeline releases its own remote and no other', async () => {
    const operator = { ...env, SWAPT_DEPLOY_TOKEN: installationToken };
    const made = await run('token create mf-codes release pipeline', operator);
    const [, token = '', id = ''] = /^(swapt_deploy_\S+)[^]* ([0-9a-f-]{36})$/.exec(made.text) ?? [];
    const pipeline = { SWAPT_PUBLIC_URL: env.SWAPT_PUBLIC_URL ?? '', SWAPT_DEPLOY_TOKEN: token };

    await writeDist(root, 'mf-codes', releaseFiles('mf-codes', 'from the pipeline'));
    expect(await run('publish mf-codes', pipeline)).toMatchObject({ code: 0 });
    expect((await run('history mf-codes', pipeline)).text).toContain('the team of mf-codes (release pipeline)');
    expect((await run('status', pipeline)).text).not.toContain('mf-stores');
    await writeDist(root, 'mf-stores', releaseFiles('mf-stores'));
    for (const other of ['publish mf-stores', 'rollback mf-stores', 'disable mf-stores', 'status mf-stores']) {
      expect(await run(other, pipeline)).toMatchObject({ code: 1, text: expect.stringContaining('may not release') });
    }
    for (const forOperators of [
      'token create mf-codes',
      'token list mf-codes',
      `token revoke mf-codes ${id}`,
      'allow mf-codes 1',
    ]) {
      const answer = { code: 1, text: 'Only the operator of the installation can do this.' };
      expect(await run(forOperators, pipeline)).toEqual(answer);
    }

    expect((await run('token list mf-codes', operator)).text).toMatch(new RegExp(`${id} .* used .*release pipeline`));
    expect(await run('allow mf-codes 1', operator)).toEqual({
      code: 1,
      text: 'Refused:\n  - mf-codes 1 is not quarantined.',
    });
    expect(await run(`token revoke mf-stores ${id}`, operator)).toMatchObject({ code: 1 });
    expect(await run(`token revoke mf-codes ${id}`, operator)).toEqual({ code: 0, text: `${id} is revoked` });
    expect(await run('publish mf-codes', pipeline)).toMatchObject({
      code: 1,
      text: expect.stringContaining('was revoked'),
    });
    expect((await run('token list mf-codes', operator)).text).toMatch(new RegExp(`${id} .* revoked `));
  });

  it('says what is wrong and how to go on', async () => {
    expect(await run('publish mf-integrations')).toEqual({
      code: 1,
      text: 'mf-integrations is not built: run `npm run build mf-integrations` first.',
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
    expect(await run('help')).toMatchObject({ code: 0, text: expect.stringContaining('npm run remotes -- publish') });
    const wrong = {
      '': 'Enter a command.',
      dance: 'There is no command “dance”.',
      'publish codes': 'There is no remote codes.',
      rollback: 'Enter the name of a remote.',
      'promote mf-codes': 'Enter the version to promote',
      'publish mf-codes --soon': '--soon',
      'publish mf-codes --hold --canary': 'Use either --hold or --canary',
      'canary mf-codes': 'Enter the version for the canary',
      'canary mf-codes 1 --share many': '--share must be a whole number',
      'token lend mf-codes': 'There is no command “token lend”.',
    };
    for (const [args, reason] of Object.entries(wrong)) {
      const { code, text } = await run(args);
      expect([args, code]).toEqual([args, 2]);
      expect(text).toContain(reason);
      expect(text).toContain('npm run remotes -- publish');
    }
  });
});
