import Fastify, { type FastifyInstance } from 'fastify';
import type { RemoteReport } from '@swapt/shared/remote';
import { readConfig } from '../../platform/config/config.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { insertMember } from '../user-role/user-role.sql.js';
import { liveReleases } from '../remotes/live.js';
import { allow, promote, publish } from '../remotes/registry.service.js';
import { releaseKey } from '../remotes/releases/release-folder.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine, type TestServices } from '../../testing/harness.js';
import { releaseFiles, versionOf } from '../../testing/releases.js';
import { testFolder } from '../../testing/test-folder.js';
import { checkBudgets } from './budget.js';
import { createAuthenticator } from '../../identity/authenticate.js';
import { registerTelemetry } from './telemetry.routes.js';
import { makeTicket } from './ticket.js';

const name = 'mf-codes';
const networks = ['192.0.2.1', '198.51.100.1', '2001:db8:1:1::1'];
const manyNetworks = Array.from({ length: 40 }, (_, n) => `10.${n}.0.1`);
const renderer = `exports.tokens = ''; exports.render = () => '<h1>a page</h1>';`;
let count = 0;

describeOnEngine('the error budget', ({ db }) => {
  let api: TestApp;
  let services: TestServices;
  let app: FastifyInstance;
  let good: string;
  let bad: string;
  /** Access tokens of members who joined before any release was made. */
  let people: string[];

  beforeAll(async () => {
    api = await testApp(db, { config: readConfig({ SWAPT_RATE_LIMIT: '1000000', SWAPT_DATA_DIR: testFolder() }) });
    ({ services } = api);
    app = Fastify();
    await registerTelemetry(app, services, createAuthenticator(services));
    people = await Promise.all(Array.from({ length: 6 }, () => member('2001-01-01T10:00:00Z')));
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });
  beforeEach(async () => {
    services.setNow('2026-11-20T10:00:00.000Z');
    [good, bad] = [await release('good'), await release('bad')];
  });

  async function member(since: string): Promise<string> {
    const user = await api.user();
    const { orgId } = await api.organization();
    const row = {
      id: uuidv7(),
      userId: user.userId,
      email: user.email,
      role: 'viewer',
      createdAt: new Date(since),
    } as const;
    await db.org(orgId, (tx) => insertMember(tx, orgId, row));
    return api.token(user);
  }
  /** Publishes a release of which there is no second one. */
  async function release(text: string, of: 'mf-codes' | 'mf-stores' | 'mf-public' = name) {
    count += 1;
    const files = releaseFiles(of, `${text} ${count}`, of === 'mf-public' ? { renderer } : {});
    await publish(services, of, files, { actor: 'a test' });
    return versionOf(files);
  }
  const loaded = (version: string): RemoteReport => ({ name, version, outcome: 'loaded', ms: 100 });
  const failed = (version: string): RemoteReport => ({ name, version, outcome: 'failed', code: 'entry' });
  /** A page that was given the release it tells of, or the one named, and says who is signed in. */
  async function send(
    report: RemoteReport,
    ip: string,
    person?: string,
    given: { name: string; version: string } = report,
  ) {
    const payload = JSON.stringify({ ticket: await makeTicket(services, ip, [given]), reports: [report] });
    const headers = person ? { ...plain, authorization: `Bearer ${person}` } : plain;
    await app.inject({ method: 'POST', url: '/telemetry/remote', payload, remoteAddress: ip, headers });
  }
  const sendMany = (times: number, report: RemoteReport, ip: string, person = people[0]) =>
    Promise.all(Array.from({ length: times }, () => send(report, ip, person)));
  /** Each of the networks has a person of its own. */
  const failFor = (version: string, times = 1, from = networks) =>
    Promise.all(from.map((ip, n) => sendMany(times, failed(version), ip, people[n + 1])));
  const live = async (of: string = name) => {
    const { registry } = await liveReleases(services);
    return registry.remotes.find((remote) => remote.name === of);
  };
  const audit = (version: string, action = 'quarantine') =>
    db.system((tx) =>
      tx.query<{ action: string; actor: string; from_version: string; to_version: string; detail: string }>(
        `select action, actor, from_version, to_version, detail from remote_audit where action = $2 and from_version = $1`,
        [version, action],
      ),
    );
  const fileOf = (version: string) => `${releaseKey(name, version)}/remoteEntry.js`;

  it('gives the release before within seconds when pages of three people and networks fail, with the reason, and once', async () => {
    await sendMany(50, loaded(bad), '203.0.113.1');
    await failFor(bad);
    const ended = Date.now() + 20_000;
    while ((await live())?.version !== good && Date.now() < ended) await new Promise((done) => setTimeout(done, 50));
    expect(await live()).toMatchObject({ version: good });
    expect((await live())?.previous?.version).not.toBe(bad);
    expect(await audit(bad)).toEqual([
      {
        action: 'quarantine',
        actor: 'the error budget',
        from_version: bad,
        to_version: good,
        detail: expect.stringContaining('failed for 3 of 53 pages within ten minutes; its files are whole'),
      },
    ]);
  });

  it('quarantines exactly once however many reports and processes meet', async () => {
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const other = Fastify();
        await registerTelemetry(other, services, createAuthenticator(services));
        return other;
      }),
    );
    await failFor(bad, 20);
    await Promise.all(Array.from({ length: 8 }, () => checkBudgets(services)));
    await Promise.all(others.map((other) => other.close()));
    expect(await audit(bad)).toHaveLength(1);
    expect(await live()).toMatchObject({ version: good });
  });

  it('lets no stranger force a rollback from one network, with whatever the others see', async () => {
    await sendMany(100, failed(bad), '192.0.2.1');
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });

    await sendMany(40, loaded(bad), '203.0.113.1');
    await failFor(bad, 1, networks.slice(1));
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
    expect(await audit(bad)).toEqual([]);
  });

  it.each([
    ['49 pages', 46, 3],
    ['less than one page in twenty', 58, 3],
  ])('says nothing about a release after %s', async (_, wellDone, failures) => {
    await sendMany(wellDone, loaded(bad), '203.0.113.1');
    await failFor(bad, 1, networks.slice(0, failures));
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
  });

  it('holds nothing against a release that tabs from before an update refuse', async () => {
    const refused: RemoteReport = { name, version: bad, outcome: 'failed', code: 'contract' };
    await Promise.all(networks.map((ip, n) => sendMany(20, refused, ip, people[n])));
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
  });

  it('looks at the last ten minutes alone', async () => {
    await failFor(bad, 20);
    services.setNow('2026-11-20T10:10:00.000Z');
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
  });

  it.each([
    ['missing', undefined, 'remoteEntry.js is missing'],
    ['changed', 'alert(1)', 'remoteEntry.js is not what was released'],
  ])(
    'takes a release back at once when a file of it is %s, whoever of the members says so',
    async (_, instead, reason) => {
      await services.storage.remove(fileOf(bad));
      if (instead !== undefined) await services.storage.put(fileOf(bad), Buffer.from(instead));
      await sendMany(47, loaded(bad), '192.0.2.1');
      await sendMany(3, failed(bad), '192.0.2.1');
      await checkBudgets(services);
      expect(await live()).toMatchObject({ version: good });
      expect(await audit(bad)).toEqual([expect.objectContaining({ detail: expect.stringContaining(reason) })]);
    },
  );

  it('does not hold it against a release when the storage cannot be asked for its files', async () => {
    await sendMany(47, loaded(bad), '192.0.2.1');
    await sendMany(3, failed(bad), '192.0.2.1');
    const away = { ...services.storage, reread: () => Promise.reject(new Error('away')) };
    await expect(checkBudgets({ ...services, storage: away })).rejects.toThrow('away');
    expect(await live()).toMatchObject({ version: bad });
  });

  it('does not look at files before one page in twenty failed', async () => {
    await services.storage.remove(fileOf(bad));
    await sendMany(48, loaded(bad), '192.0.2.1');
    await sendMany(2, failed(bad), '192.0.2.1');
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
  });

  it('lets no strangers take a release of the console down, from however many networks and with whatever tickets', async () => {
    const shown = await release('shown', 'mf-public');
    const joinedLater = await Promise.all(Array.from({ length: 4 }, () => member('2101-01-01T10:00:00Z')));
    for (const [n, ip] of manyNetworks.entries()) {
      await send(failed(bad), ip, undefined, { name: 'mf-public', version: shown });
      await send(failed(bad), ip, people[n % 6], { name: 'mf-public', version: shown });
      await send(failed(bad), ip);
      await send(failed(bad), ip, 'no token');
      await send(failed(bad), ip, joinedLater[n % 4]);
    }
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
    // Nor beside a few members for whom it does fail, one page in twenty-one of theirs.
    await sendMany(60, loaded(bad), '203.0.113.1');
    await failFor(bad);
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
    expect(await audit(bad)).toEqual([]);
  });

  it('lets no one or two members take a release down, from however many networks and pages', async () => {
    for (const [n, ip] of manyNetworks.entries()) await sendMany(2, failed(bad), ip, people[n % 2]);
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
  });

  it('goes back one step by itself, tells of the next bad release once, and no further until somebody looked', async () => {
    await failFor(bad, 20);
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: good });
    await failFor(good, 20);
    for (let times = 0; times < 2; times++) await checkBudgets(services);
    expect(await live()).toMatchObject({ version: good });
    expect(await audit(good)).toEqual([]);
    // It may be raised while the last pages still report.
    expect(await audit(good, 'alarm')).toEqual([
      expect.objectContaining({
        actor: 'the error budget',
        detail: expect.stringMatching(/failed for (5\d|60) of \1/),
      }),
    ]);
    const corrected = await release('corrected');
    await failFor(corrected, 20);
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: good });
    expect(await audit(corrected)).toHaveLength(1);
  });

  it('holds nothing against a release that an operator allowed again, of what was told before', async () => {
    await failFor(bad, 20);
    await checkBudgets(services);
    services.setNow('2026-11-20T10:01:00.000Z');
    await allow(services, name, bad, 'an operator');
    await expect(allow(services, name, bad, 'an operator')).rejects.toThrow('is not quarantined');
    await promote(services, name, bad, 'an operator');
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
    expect(await audit(bad, 'allow')).toEqual([expect.objectContaining({ actor: 'an operator' })]);
    services.setNow('2026-11-20T10:02:00.000Z');
    await failFor(bad, 20);
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: good });
    expect(await audit(bad)).toHaveLength(2);
  });

  it('takes public pages back for many networks alone, and one step at most', async () => {
    await release('before', 'mf-public');
    const [first, second] = [await release('first', 'mf-public'), await release('second', 'mf-public')];
    const fail = (version: string, from: readonly string[]) =>
      Promise.all(
        from.flatMap((ip) => Array.from({ length: 10 }, () => send({ ...failed(version), name: 'mf-public' }, ip))),
      );
    await fail(second, manyNetworks.slice(0, 8));
    // One line of the IPv6 internet with all of its subnets.
    await fail(
      second,
      Array.from({ length: 30 }, (_, n) => `2001:db8:0:${n}::1`),
    );
    await checkBudgets(services);
    expect(await live('mf-public')).toMatchObject({ version: second });
    await fail(second, manyNetworks);
    await checkBudgets(services);
    expect(await live('mf-public')).toMatchObject({ version: first });
    await fail(first, manyNetworks);
    await checkBudgets(services);
    expect(await live('mf-public')).toMatchObject({ version: first });
  });

  it('leaves a release where there is none before it, and says so once', async () => {
    const only = await release('only', 'mf-stores');
    const report: RemoteReport = { ...failed(only), name: 'mf-stores' };
    await Promise.all(networks.map((ip, n) => sendMany(20, report, ip, people[n])));
    await checkBudgets(services);
    await checkBudgets(services);
    expect(await live('mf-stores')).toMatchObject({ version: only });
    expect(await audit(only)).toEqual([expect.objectContaining({ to_version: only })]);
  });
});

const plain = { 'content-type': 'text/plain;charset=UTF-8' };
