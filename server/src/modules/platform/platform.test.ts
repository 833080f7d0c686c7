import type { RemoteReport } from '@swapt/shared/remote';
import { readConfig } from '../../platform/config/config.js';
import { deployerOf } from '../remotes/deploy-token.js';
import { liveReleases } from '../remotes/live.js';
import { publish } from '../remotes/registry.service.js';
import { insertReports } from '../telemetry/telemetry.sql.js';
import { countViolation } from '../telemetry/violations.sql.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { releaseFiles, versionOf } from '../../testing/releases.js';
import { testFolder } from '../../testing/test-folder.js';

const email = 'operator@example.com';
const name = 'mf-codes';

describeOnEngine('the platform’s health', ({ db }) => {
  let api: TestApp;
  let call: ReturnType<TestApp['as']>['call'];
  let send: ReturnType<TestApp['as']>['send'];
  let first: string;
  let second: string;

  beforeAll(async () => {
    api = await testApp(db, { config: readConfig({ SWAPT_OPERATORS: email, SWAPT_DATA_DIR: testFolder() }) });
    ({ call, send } = api.as(await api.user(email)));
    const release = async (text: string) => {
      const files = releaseFiles(name, text);
      await publish(api.services, name, files, { actor: 'the team of mf-codes' });
      return versionOf(files);
    };
    [first, second] = [await release('first'), await release('second')];
  });
  afterAll(() => api.close());

  const seen = async () => {
    const { data } = await call('platform.get', {});
    const remote = data.remotes.find((one) => one.name === name);
    if (!remote) throw new Error('The remote is not named');
    const states = Object.fromEntries(remote.releases.map((release) => [release.version, release.state]));
    return { ...data, remote, states };
  };
  const live = async (orgId?: string) =>
    (await liveReleases(api.services, orgId)).registry.remotes.find((remote) => remote.name === name);

  it('names every remote, and of each release who made it, its size against its budget and its contract', async () => {
    const { remotes, remote } = await seen();
    expect(remotes.map((one) => one.name)).toEqual([
      'mf-codes',
      'mf-stores',
      'mf-campaigns',
      'mf-integrations',
      'mf-public',
    ]);
    expect(remote).toMatchObject({ is_disabled: false, previous: first, canary: null });
    expect(remote.releases).toEqual([
      expect.objectContaining({ version: second, state: 'live' }),
      {
        version: first,
        created_at: expect.any(String),
        created_by: 'the team of mf-codes',
        state: 'ready',
        reason: null,
        contract: '^2.0.0',
        size_kb: 1,
        budget_kb: 10,
        load_ms_p75: null,
        loads: 0,
        failures: 0,
        last_error: null,
      },
    ]);
  });

  it('shows of each release how often and how fast it came, and its last error', async () => {
    const reports: [string, RemoteReport][] = [100, 200, 300, 400].map((ms) => [
      '10:00',
      { name, version: second, outcome: 'loaded', ms },
    ]);
    reports.push(['10:05', { name, version: second, outcome: 'failed', code: 'crash', reference: 'LAST' }]);
    reports.push(['10:04', { name, version: second, outcome: 'failed', code: 'timeout', reference: 'EARLIER' }]);
    for (const [n, [time, report]] of reports.entries()) {
      const ticket = { id: Buffer.from([n]), network: Buffer.from([n]) };
      await db.system((tx) => insertReports(tx, ticket, [report], new Date(`2026-11-20T${time}:00.000Z`)));
    }
    const { remote } = await seen();
    expect(remote.releases.find(({ version }) => version === second)).toMatchObject({
      load_ms_p75: 325,
      loads: 6,
      failures: 2,
      last_error: { at: '2026-11-20T10:05:00.000Z', code: 'crash', reference: 'LAST' },
    });
    expect(remote.releases.find(({ version }) => version === first)).toMatchObject({ loads: 0, last_error: null });
  });

  it('shows what browsers refused for the content policy', async () => {
    const violation = { remote: name, directive: 'connect-src', blocked: 'https://evil.example' };
    await db.system((tx) => countViolation(tx, violation, new Date('2026-11-20T10:00:00.000Z')));
    expect((await seen()).violations).toEqual([{ day: '2026-11-20', ...violation, hits: 1 }]);
  });

  it('goes back, forward, off and on in the operator’s name, at once for everybody', async () => {
    await call('platform.rollback', { name });
    expect(await live()).toMatchObject({ version: first });
    await call('platform.promote', { name, version: second });
    expect(await live()).toMatchObject({ version: second });
    await call('platform.disable', { name });
    expect([await live(), (await seen()).remote.is_disabled]).toEqual([
      expect.objectContaining({ isDisabled: true }),
      true,
    ]);
    await call('platform.enable', { name });
    expect(await live()).not.toHaveProperty('isDisabled');
    const { audit } = await seen();
    expect(
      audit.slice(0, 4).map(({ action, actor, from_version, to_version }) => [action, actor, from_version, to_version]),
    ).toEqual([
      ['enable', email, null, null],
      ['disable', email, null, null],
      ['promote', email, first, second],
      ['rollback', email, second, first],
    ]);
  });

  it('gives a canary to named organizations until it is ended', async () => {
    const [{ orgId }, other] = [await api.organization(undefined, 'The Rye Mill'), await api.organization()];
    await call('platform.canary', { name, version: first, org_ids: [orgId] });
    expect([await live(orgId), await live(other.orgId), await live()]).toMatchObject([
      { version: first, channel: 'canary' },
      { version: second },
      { version: second },
    ]);
    const { remote, states } = await seen();
    expect(remote.canary).toEqual({ version: first, share: 0, orgs: [{ org_id: orgId, org_name: 'The Rye Mill' }] });
    expect(states).toEqual({ [first]: 'canary', [second]: 'live' });
    await call('platform.canary', { name, version: first, share: 100 });
    expect(await live(other.orgId)).toMatchObject({ version: first });
    await call('platform.endCanary', { name });
    expect(await live(orgId)).toMatchObject({ version: second });
    expect((await seen()).remote.canary).toBeNull();
  });

  it('says in a sentence why something cannot be done, and changes nothing', async () => {
    const before = await seen();
    await expect(call('platform.endCanary', { name })).rejects.toMatchObject({
      code: 'remote.refused',
      details: 'mf-codes has no canary.',
    });
    await expect(call('platform.promote', { name, version: '9.9.9' })).rejects.toMatchObject({ status: 409 });
    await expect(call('platform.rollback', { name: 'mf-stores' })).rejects.toMatchObject({ code: 'remote.refused' });
    expect(await seen()).toEqual(before);
  });

  it('gives a team a deploy token that is shown once, good for its remote alone, until it is revoked', async () => {
    const options = { idempotencyKey: 'token-1' };
    const { data } = await call('platform.createToken', { name, label: 'Pipeline' }, options);
    expect(data).toMatchObject({ name, label: 'Pipeline', created_by: email, revoked_at: null });
    const again = await send('platform.createToken', { name, label: 'Pipeline' }, options);
    expect([again.body.code, again.text.includes(data.token)]).toEqual(['idempotency.secret_shown', false]);
    expect(await deployerOf(api.services, data.token, name)).toMatchObject({ isOperator: false });
    expect(await deployerOf(api.services, data.token, 'mf-stores')).toBeUndefined();

    const list = await send('platform.listTokens', {});
    expect(list.text).not.toContain(data.token);
    expect(list.body.data).toEqual([
      expect.objectContaining({ token_id: data.token_id, last_used_at: expect.any(String) }),
    ]);
    const { data: revoked } = await call('platform.revokeToken', { token_id: data.token_id });
    expect(revoked).toMatchObject({ revoked_at: expect.any(String), revoked_by: email });
    expect(await deployerOf(api.services, data.token, name)).toBeUndefined();
    await expect(call('platform.revokeToken', { token_id: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'deploy_token.not_found',
    });
  });
});
