import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from '@swapt/shared/remote';
import type { Services } from '../../platform/services.js';
import { insertOrg } from '../../testing/rows/code-rows.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { releaseFiles, sealed, testRegistry, versionOf, writeDist } from '../../testing/releases.js';
import { tokenFile } from './deploy-token.js';
import { forgetLive } from './live.js';
import { publishBuilt } from './publish-built.js';
import { registerRegistry } from './registry.routes.js';
import { quarantine } from './registry.service.js';
import { insertRelease } from './registry.sql.js';
import { screenBytes } from './releases/check-files.js';
import { readRelease } from './releases/read-release.js';
import { releaseKey } from './releases/release-folder.js';
import { warnOfUnfitReleases } from './unfit-releases.js';

type Files = Map<string, Buffer>;

const base64 = (files: Files) =>
  Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));

describeOnEngine('the registry of remotes', ({ db }) => {
  const root = mkdtempSync(join(tmpdir(), 'swapt-built-'));
  let services: Services;
  let app: FastifyInstance;
  let token: (remote: string) => Promise<string>;

  beforeAll(async () => {
    services = testServices(db);
    token = (remote) => readFile(tokenFile(services.config.dataDir, remote), 'utf8');
    await writeDist(root, 'mf-codes', releaseFiles('mf-codes'));
    app = Fastify();
    await registerRegistry(app, services, root);
  });
  afterAll(() => app.close());

  const registry = async (): Promise<Registry> => (await app.inject('/registry')).json();
  const live = async (name: string) => (await registry()).remotes.find((remote) => remote.name === name);
  const post = async (name: string, path: string, payload: object, as = name) => {
    const headers = { authorization: `Bearer ${await token(as)}` };
    return app.inject({ method: 'POST', url: `/registry/${name}/${path}`, payload, headers });
  };
  const publish = (name: string, files: Files, as = name) => post(name, 'releases', { files: base64(files) }, as);
  const audit = (name: string) =>
    db.system((tx) =>
      tx.query<{ action: string; from_version: string | null; to_version: string; actor: string }>(
        'select action, from_version, to_version, actor from remote_audit where name = $1 order by seq',
        [name],
      ),
    );

  it('has the built remotes after the first start, with the hash of their entry', async () => {
    const files = releaseFiles('mf-codes');
    const remote = await live('mf-codes');
    expect(remote).toMatchObject({
      version: versionOf(files),
      entry: `/r/mf-codes/${versionOf(files)}/remoteEntry.js`,
      integrity: JSON.parse(String(files.get('release.json'))).files['remoteEntry.js'],
      contribution: { routes: [{ path: '/admin/mf-codes' }] },
    });
    expect(remote).not.toHaveProperty('previous');
  });

  it('is never kept by browsers and answers 304 while nothing has changed', async () => {
    const { headers } = await app.inject('/registry');
    expect(headers['cache-control']).toBe('no-store');
    const again = await app.inject({ url: '/registry', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('serves files for good, in the encoding prepared at build, and never a page in place of a script', async () => {
    const folder = `/r/mf-codes/${versionOf(releaseFiles('mf-codes'))}`;
    const entry = await app.inject({ url: `${folder}/remoteEntry.js`, headers: { 'accept-encoding': 'gzip' } });
    expect(entry.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const plain = await app.inject(`${folder}/remoteEntry.js`);
    expect(plain.body).toContain('window["mf-codes"] = "one";');
    for (const path of ['missing.js', '..%2f..%2f..%2fdeploy%2fmf-codes.token', 'server/render.cjs', '.built']) {
      const miss = await app.inject(`${folder}/${path}`);
      expect(miss.statusCode).toBe(404);
      expect(miss.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('lets a team release its own remote and no other', async () => {
    const files = releaseFiles('mf-stores');
    expect((await publish('mf-stores', files, 'mf-codes')).statusCode).toBe(401);
    expect((await app.inject({ method: 'POST', url: '/registry/mf-stores/rollback' })).statusCode).toBe(401);
    expect(await live('mf-stores')).toBeUndefined();
    expect((await publish('mf-stores', files)).json()).toMatchObject({ version: versionOf(files), isLive: true });
    expect(await live('mf-stores')).toMatchObject({ version: versionOf(files) });
  });

  it('goes forward and back by one pointer, each change with one audit row [G.remote.runtime]', async () => {
    const [first, second] = [releaseFiles('mf-campaigns', 'first'), releaseFiles('mf-campaigns', 'second')];
    await publish('mf-campaigns', first);
    await publish('mf-campaigns', second);
    expect(await live('mf-campaigns')).toMatchObject({
      version: versionOf(second),
      previous: { version: versionOf(first), entry: `/r/mf-campaigns/${versionOf(first)}/remoteEntry.js` },
    });
    const before = await registry();

    expect((await post('mf-campaigns', 'rollback', {})).json()).toEqual({ version: versionOf(first) });
    // Nothing older is there, but something that was live is.
    expect(await live('mf-campaigns')).toMatchObject({
      version: versionOf(first),
      previous: { version: versionOf(second) },
    });
    expect((await post('mf-campaigns', 'rollback', {})).statusCode).toBe(422);

    await post('mf-campaigns', 'promote', { version: versionOf(second) });
    expect(await registry()).toEqual(before);
    await publish('mf-campaigns', second);
    expect(await audit('mf-campaigns')).toEqual(
      [
        ['publish', null, first],
        ['publish', first, second],
        ['rollback', second, first],
        ['promote', first, second],
      ].map(([action, from, to]) => ({
        action,
        from_version: from instanceof Map ? versionOf(from) : null,
        to_version: to instanceof Map ? versionOf(to) : null,
        actor: 'the team of mf-campaigns (data folder of the server)',
      })),
    );
  });

  it('takes a release in without making it live when it is held back', async () => {
    const files = releaseFiles('mf-integrations');
    const staged = await post('mf-integrations', 'releases', { files: base64(files), hold: true });
    expect(staged.json()).toMatchObject({ version: versionOf(files), isLive: false });
    expect(await live('mf-integrations')).toBeUndefined();
    await post('mf-integrations', 'promote', { version: versionOf(files) });
    expect(await live('mf-integrations')).toBeDefined();
  });

  it('tells every reason for which a release is refused, and changes nothing', async () => {
    const before = await registry();
    const good = releaseFiles('mf-stores', 'wrong');
    const contribution = JSON.parse(String(good.get('release.json'))).contribution;
    const route = (path: string) => ({ contribution: { routes: [{ path, screen: 'list', title: 'List' }] } });
    const cases: [Files, RegExp][] = [
      [new Map([...good, ['remoteEntry.js', Buffer.from('alert(1)')]]), /remoteEntry.js does not match its hash/],
      [new Map([...good].slice(1)), /remoteEntry.js is missing/],
      [new Map([...good, ['extra.js', Buffer.from('1')]]), /extra.js is not named/],
      [sealed(new Map([['../../evil.js', Buffer.from('1')]]), contribution), /"..\/..\/evil.js" is not allowed/],
      [new Map([...good, ['release.json', Buffer.from('{}')]]), /release.json, contribution: This is required/],
      [releaseFiles('mf-codes', 'wrong'), /a release of mf-codes, not of mf-stores/],
      [releaseFiles('mf-stores', 'wrong', { contribution: { contract: '^3.0.0' } }), /needs contract \^3.0.0/],
      [releaseFiles('mf-stores', 'wrong', { contribution: { budgetKb: 0.01 } }), /its budget is 0.01 KB/],
      [releaseFiles('mf-stores', 'wrong', route('/admin/mf-codes')), /belongs to mf-codes/],
      [releaseFiles('mf-stores', 'wrong', route('/admin/profile')), /belongs to the shell/],
      [releaseFiles('mf-stores', 'wrong', route('/:id')), /only mf-public/],
      [releaseFiles('mf-stores', 'wrong', route('/admin/:all')), /every address of the console/],
    ];
    for (const [files, reason] of cases) {
      const reply = await publish('mf-stores', files);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().reasons.join(' ')).toMatch(reason);
    }
    expect(await registry()).toEqual(before);
  });

  it('releases what was built anew at the next start, unless a team has released since', async () => {
    const rebuilt = releaseFiles('mf-codes', 'rebuilt');
    await writeDist(root, 'mf-codes', rebuilt);
    await publishBuilt(services, root);
    expect(await live('mf-codes')).toMatchObject({ version: versionOf(rebuilt) });

    const ofTeam = releaseFiles('mf-codes', 'of the team');
    await publish('mf-codes', ofTeam);
    await writeDist(root, 'mf-codes', releaseFiles('mf-codes', 'rebuilt again'));
    await publishBuilt(services, root);
    expect(await live('mf-codes')).toMatchObject({ version: versionOf(ofTeam) });
  });

  it('releases a corrected build at the next start when the built one was quarantined', async () => {
    const built = async (text: string) => {
      const files = testRegistry(services).files('mf-public', text);
      await writeDist(root, 'mf-public', files);
      await publishBuilt(services, root);
      return versionOf(files);
    };
    const [good, bad] = [await built('good'), await built('bad')];
    await db.system((tx) =>
      quarantine(services, tx, {
        name: 'mf-public',
        version: bad,
        reason: 'It fails.',
        actor: 'the error budget',
      }),
    );
    forgetLive(services);
    await built('bad');
    expect(await live('mf-public')).toMatchObject({ version: good });
    const corrected = await built('corrected');
    expect(await live('mf-public')).toMatchObject({ version: corrected, previous: { version: good } });
  });

  it('names at the start each live release that was made for another contract', async () => {
    const files = releaseFiles('mf-codes', 'made for the one before');
    await publish('mf-codes', files);
    const error = jest.spyOn(services.log, 'error').mockImplementation(() => undefined);
    await warnOfUnfitReleases(services);
    expect(error).not.toHaveBeenCalled();
    // As a server of that contract took it in.
    const { contribution, ...release } = readRelease(String(files.get('release.json')));
    const old = {
      ...release,
      version: `${release.version}-old`,
      contribution: { ...contribution, contract: '^1.4.0' },
    };
    await db.system(async (tx) => {
      await insertRelease(tx, old, screenBytes(old, files), 'a team');
      const move = `update remote_pointers set version = $1 where name = 'mf-codes' and channel = 'stable'`;
      await tx.query(move, [old.version]);
    });
    await warnOfUnfitReleases(services);
    expect(error.mock.calls).toEqual([
      [
        {
          ...{ remote: 'mf-codes', channel: 'stable', version: old.version },
          reasons: [expect.stringContaining('It supports contract ^1.4.0')],
        },
        expect.any(String),
      ],
    ]);
    error.mockRestore();
    await post('mf-codes', 'promote', { version: release.version });
  });

  it('puts files of a built release in place again when they were lost', async () => {
    const files = releaseFiles('mf-codes', 'rebuilt again');
    const folder = releaseKey('mf-codes', versionOf(files));
    await services.storage.remove(folder);
    await publishBuilt(services, root);
    expect(String(await services.storage.get(`${folder}/remoteEntry.js`))).toContain('rebuilt again');
  });

  it('gives each browser what the organization in its cookie gets, and says that it depends on it [G.remote.runtime]', async () => {
    const chosen = await insertOrg(db);
    const next = releaseFiles('mf-campaigns', 'next');
    const stable = await live('mf-campaigns');
    const by = { files: base64(next), canary: { orgs: [chosen] } };
    expect((await post('mf-campaigns', 'releases', by)).json()).toMatchObject({ isLive: false, isCanary: true });
    const seen = (cookie?: string) => app.inject({ url: '/registry', headers: cookie ? { cookie } : {} });
    const [mine, others] = [await seen(`swapt_org=${chosen}`), await seen()];
    expect(mine.headers.vary).toBe('cookie');
    const given = mine.json<Registry>().remotes.find(({ name }) => name === 'mf-campaigns');
    expect(given).toMatchObject({
      version: versionOf(next),
      channel: 'canary',
      previous: { version: stable?.version },
    });
    expect(others.json<Registry>().remotes).toContainEqual(stable);
    expect(mine.headers.etag).not.toBe(others.headers.etag);
    await post('mf-campaigns', 'end-canary', {});
    expect((await seen(`swapt_org=${chosen}`)).json()).toEqual(others.json());
  });
});
