import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RemoteReport } from '@swapt/shared/remote';
import { liveReleases } from '../registry/live.js';
import { publish } from '../registry/registry.service.js';
import { releaseFolder } from '../registry/release-folder.js';
import { describeOnEngines, testServices, type TestServices } from '../testing/harness.js';
import { releaseFiles, versionOf } from '../testing/releases.js';
import { checkBudgets } from './budget.js';
import { registerTelemetry } from './telemetry.routes.js';
import { makeTicket } from './ticket.js';

const name = 'mf-codes';
const networks = ['192.0.2.1', '198.51.100.1', '2001:db8:0:1::1'];
let count = 0;

describeOnEngines('the error budget', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  let good: string;
  let bad: string;

  beforeAll(async () => {
    services = testServices(db);
    app = Fastify();
    await registerTelemetry(app, services);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    services.setNow('2026-11-20T10:00:00.000Z');
    [good, bad] = [await release('good'), await release('bad')];
  });

  /** Publishes a release of which there is no second one. */
  async function release(text: string, of: typeof name | 'mf-stores' = name) {
    count += 1;
    const files = releaseFiles(of, `${text} ${count}`);
    await publish(services, of, files, { actor: 'a test' });
    return versionOf(files);
  }
  const loaded = (version: string): RemoteReport => ({ name, version, outcome: 'loaded', ms: 100 });
  const failed = (version: string): RemoteReport => ({ name, version, outcome: 'failed', code: 'entry' });
  async function send(report: RemoteReport, ip: string) {
    const payload = JSON.stringify({ ticket: await makeTicket(services, ip), reports: [report] });
    await app.inject({ method: 'POST', url: '/telemetry/remote', payload, remoteAddress: ip, headers: plain });
  }
  const sendMany = (times: number, report: RemoteReport, ip: string) =>
    Promise.all(Array.from({ length: times }, () => send(report, ip)));
  const live = async (of = name) => {
    const { registry } = await liveReleases(services);
    return registry.remotes.find((remote) => remote.name === of);
  };
  const audit = (version: string) =>
    db.system((tx) =>
      tx.query<{ action: string; actor: string; from_version: string; to_version: string; detail: string }>(
        `select action, actor, from_version, to_version, detail from remote_audit where action = 'quarantine' and from_version = $1`,
        [version],
      ),
    );
  const fileOf = (version: string) => join(releaseFolder(services.config, name, version), 'remoteEntry.js');

  it('gives the release before within seconds when pages of three networks fail, with the reason, and once', async () => {
    await sendMany(50, loaded(bad), '203.0.113.1');
    await Promise.all(networks.map((ip) => send(failed(bad), ip)));
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
        await registerTelemetry(other, services);
        return other;
      }),
    );
    await Promise.all(networks.map((ip) => sendMany(20, failed(bad), ip)));
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
    await Promise.all(networks.slice(1).map((ip) => send(failed(bad), ip)));
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
    expect(await audit(bad)).toEqual([]);
  });

  it.each([
    ['49 pages', 46, 3],
    ['less than one page in twenty', 58, 3],
  ])('says nothing about a release after %s', async (_, wellDone, failures) => {
    await sendMany(wellDone, loaded(bad), '203.0.113.1');
    await Promise.all(networks.slice(0, failures).map((ip) => send(failed(bad), ip)));
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
  });

  it('holds nothing against a release that tabs from before an update refuse', async () => {
    const refused: RemoteReport = { name, version: bad, outcome: 'failed', code: 'contract' };
    await Promise.all(networks.map((ip) => sendMany(20, refused, ip)));
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
  });

  it('looks at the last ten minutes alone', async () => {
    await Promise.all(networks.map((ip) => sendMany(20, failed(bad), ip)));
    services.setNow('2026-11-20T10:10:00.000Z');
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
  });

  it.each([
    ['missing', (path: string) => rm(path), 'remoteEntry.js is missing'],
    ['changed', (path: string) => writeFile(path, 'alert(1)'), 'remoteEntry.js is not what was released'],
  ])('takes a release back at once when a file of it is %s, whoever says so', async (_, harm, reason) => {
    await harm(fileOf(bad));
    await sendMany(47, loaded(bad), '192.0.2.1');
    await sendMany(3, failed(bad), '192.0.2.1');
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: good });
    expect(await audit(bad)).toEqual([expect.objectContaining({ detail: expect.stringContaining(reason) })]);
  });

  it('does not look at files before one page in twenty failed', async () => {
    await rm(fileOf(bad));
    await sendMany(48, loaded(bad), '192.0.2.1');
    await sendMany(2, failed(bad), '192.0.2.1');
    await checkBudgets(services);
    expect(await live()).toMatchObject({ version: bad });
  });

  it('leaves a release where there is none before it, and says so once', async () => {
    const only = await release('only', 'mf-stores');
    const report: RemoteReport = { ...failed(only), name: 'mf-stores' };
    await Promise.all(networks.map((ip) => sendMany(20, report, ip)));
    await checkBudgets(services);
    await checkBudgets(services);
    expect(await live('mf-stores')).toMatchObject({ version: only });
    expect(await audit(only)).toEqual([expect.objectContaining({ to_version: only })]);
  });
});

const plain = { 'content-type': 'text/plain;charset=UTF-8' };
