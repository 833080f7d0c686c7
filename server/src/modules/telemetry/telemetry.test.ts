import Fastify, { type FastifyInstance } from 'fastify';
import type { RemoteReport } from '@swapt/shared/remote';
import { readConfig } from '../../platform/config/config.js';
import { sendProblem } from '../../platform/http/error-handler.js';
import { publish } from '../remotes/registry.service.js';
import { describeOnEngine, testServices, type TestServices } from '../../testing/harness.js';
import { releaseFiles, versionOf } from '../../testing/releases.js';
import { testFolder } from '../../testing/test-folder.js';
import { createAuthenticator } from '../../identity/authenticate.js';
import { registerTelemetry } from './telemetry.routes.js';
import { makeTicket, readTicket } from './ticket.js';

const files = releaseFiles('mf-codes', 'telemetry');
const [name, version] = ['mf-codes', versionOf(files)];
const loaded: RemoteReport = { name, version, outcome: 'loaded', ms: 120.4 };
const failed: RemoteReport = { name, version, outcome: 'failed', code: 'chunk', reference: 'AB12' };

describeOnEngine('what pages tell about remotes', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;

  beforeAll(async () => {
    services = testServices(db);
    await publish(services, 'mf-codes', files, { actor: 'a test' });
    app = Fastify();
    app.setErrorHandler(sendProblem);
    await registerTelemetry(app, services, createAuthenticator(services));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    services.setNow('2026-11-20T10:00:00.000Z');
    await db.system((tx) => tx.query('delete from remote_reports'));
  });

  const send = (payload: object | string, remoteAddress = '192.0.2.1', type = 'text/plain;charset=UTF-8') =>
    app.inject({
      method: 'POST',
      url: '/telemetry/remote',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': type },
      remoteAddress,
    });
  const ticket = (ip = '192.0.2.1') => makeTicket(services, ip, [{ name, version }]);
  const rows = () =>
    db.system((tx) =>
      tx.query<{ name: string; version: string; load_ms: number | null; failure: string | null }>(
        'select name, version, load_ms, failure, reference from remote_reports order by ticket_id, name, version',
      ),
    );

  it('is kept once per page and release, sent as text or as JSON', async () => {
    const [one, two] = [await ticket(), await ticket()];
    for (const type of ['text/plain;charset=UTF-8', 'application/json']) {
      for (const page of [one, two]) {
        expect((await send({ ticket: page, reports: [loaded] }, '192.0.2.1', type)).statusCode).toBe(204);
      }
    }
    const row = { name, version, load_ms: 120, failure: null, reference: null };
    expect(await rows()).toEqual([row, row]);
  });

  it('counts one ticket once however many reports of it arrive at the same moment', async () => {
    const reports = [loaded, failed];
    const mine = await ticket();
    await Promise.all(Array.from({ length: 40 }, (_, n) => send({ ticket: mine, reports: [reports[n % 2]] })));
    expect(await rows()).toEqual([{ name, version, load_ms: null, failure: 'chunk', reference: 'AB12' }]);
  });

  it('lets a failure take the place of a load, and a load never that of a failure', async () => {
    const mine = await ticket();
    await send({ ticket: mine, reports: [loaded] });
    services.setNow('2026-11-20T10:30:00.000Z');
    await send({ ticket: mine, reports: [failed, { ...failed, code: 'crash' }, loaded] });
    await send({ ticket: mine, reports: [loaded] });
    await send({ ticket: mine, reports: [{ ...failed, code: 'crash' }] });
    expect(await rows()).toEqual([expect.objectContaining({ load_ms: null, failure: 'chunk' })]);
    const [row] = await db.system((tx) => tx.query<{ at: Date }>('select at from remote_reports'));
    expect(row?.at.toISOString()).toBe('2026-11-20T10:30:00.000Z');
  });

  it('is believed only with a ticket of this server that is not older than an hour', async () => {
    const mine = await ticket();
    const forged = `${mine.startsWith('A') ? 'B' : 'A'}${mine.slice(1)}`;
    for (const wrong of [forged, mine.slice(0, -4), '', 'nonsense']) {
      expect((await send({ ticket: wrong, reports: [loaded] })).statusCode).toBe(204);
    }
    services.setNow('2026-11-20T11:00:00.001Z');
    await send({ ticket: mine, reports: [loaded] });
    expect(await rows()).toEqual([]);
    services.setNow('2026-11-20T11:00:00.000Z');
    await send({ ticket: mine, reports: [loaded] });
    expect(await rows()).toHaveLength(1);
  });

  it('is not believed about releases that the page was not given', async () => {
    const shopper = await makeTicket(services, '192.0.2.1', [{ name: 'mf-public', version }]);
    for (const page of [shopper, await makeTicket(services, '192.0.2.1', [{ name, version: 'another' }])])
      expect((await send({ ticket: page, reports: [failed] })).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('is refused without a trace when it is not what our pages send', async () => {
    const mine = await ticket();
    const unknown = { ...loaded, version: '9.9.9-0000000000' };
    for (const reports of [
      [unknown],
      [...Array.from({ length: 20 }, () => unknown), loaded],
      [{ ...loaded, ms: -1 }],
      [{ ...loaded, ms: 1e9 }],
      [{ ...failed, code: 'whatever' }],
      [{ ...failed, reference: 'x'.repeat(201) }],
      [{ ...failed, reference: '\0' }],
      [{ ...failed, reference: '\ud800' }],
      [{ name, version }],
      'text',
    ]) {
      expect((await send({ ticket: mine, reports })).statusCode).toBe(204);
    }
    expect((await send('{')).statusCode).toBe(204);
    expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
    expect((await send({}, undefined, 'image/png')).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('is kept of one network up to a bound, so that nobody fills the disk', async () => {
    const { network } = (await readTicket(services, await ticket())) ?? {};
    await db.system((tx) =>
      tx.query(
        `insert into remote_reports (ticket_id, name, version, at, network)
         select decode(lpad(to_hex(n), 32, '0'), 'hex'), $1, $2, $3, $4 from generate_series(1, 2000) n`,
        [name, version, services.now(), network],
      ),
    );
    await send({ ticket: await ticket('192.0.2.200'), reports: [loaded] });
    expect(await rows()).toHaveLength(2000);
    await send({ ticket: await ticket('192.0.3.1'), reports: [loaded] });
    expect(await rows()).toHaveLength(2001);
  });

  it('is taken from one network at a limited rate', async () => {
    const config = readConfig({ SWAPT_RATE_LIMIT: '3', SWAPT_DATA_DIR: testFolder() });
    const slow = Fastify();
    slow.setErrorHandler(sendProblem);
    await registerTelemetry(slow, testServices(db, { config }), createAuthenticator(testServices(db, { config })));
    const statuses: number[] = [];
    for (const remoteAddress of ['10.9.8.1', '10.9.8.2', '10.9.8.3', '10.9.8.4', '10.9.9.1']) {
      statuses.push(
        (await slow.inject({ method: 'POST', url: '/telemetry/csp', payload: '{}', remoteAddress, headers: json }))
          .statusCode,
      );
    }
    await slow.close();
    expect(statuses).toEqual([204, 204, 204, 429, 204]);
  });

  it('goes after seven days', async () => {
    await send({ ticket: await ticket(), reports: [loaded] });
    services.setNow('2026-11-27T10:00:00.000Z');
    const kept = Fastify();
    await registerTelemetry(kept, services, createAuthenticator(services));
    await kept.close();
    expect(await rows()).toHaveLength(1);
    services.setNow('2026-11-27T10:00:00.001Z');
    const later = Fastify();
    await registerTelemetry(later, services, createAuthenticator(services));
    await later.close();
    expect(await rows()).toEqual([]);
  });
});

const json = { 'content-type': 'application/json' };
