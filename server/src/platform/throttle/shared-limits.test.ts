import { contract, type Operation } from '@swapt/shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { readConfig } from '../config/config.js';
import type { Database } from '../db/database.js';
import { asDatabase } from '../db/engine.js';
import { postgresEngine } from '../db/postgres.js';
import { makeDelivery } from '../../app/register-sites.js';
import { buildApi } from '../../app/build-api.js';
import { perAddress } from '../http/callers/rate-limit.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { describeOnPostgres, testServices, type TestServices } from '../../testing/harness.js';
import { publicApp } from '../../testing/public-app.js';
import { makeRates } from './rates.js';
import { limits, mayTry } from './throttle.js';

const limited = Object.entries<Operation>(contract).flatMap(([id, { method, path, limit }]) =>
  limit ? [{ id, method, path: path.replace(/\{\w+\}/g, 'x'), limit }] : [],
);
const kinds = Object.keys(limits) as (keyof typeof limits)[];
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnPostgres('two processes on one database', ({ db, url }) => {
  let dbs: Database[];
  beforeAll(() => {
    dbs = [db, asDatabase(postgresEngine(url()))];
  });
  afterAll(() => dbs[1]?.close());

  const both = <T>(make: (services: TestServices) => Promise<T>, env: Record<string, string> = {}) =>
    Promise.all(dbs.map((one) => make(testServices(one, { config: readConfig(env) }))));
  /** How many of the requests get through that are sent to both by turns, some at once. */
  async function through(apps: readonly FastifyInstance[], times: number, request: object): Promise<number> {
    let passed = 0;
    for (let at = 0; at < times; at += 10) {
      const some = Array.from({ length: Math.min(10, times - at) }, async (_, n) =>
        apps[n % apps.length]?.inject(request),
      );
      // Some forms show a page of another status with what is wrong; who is refused is told when to come back.
      passed += (await Promise.all(some)).filter((reply) => reply && !reply.headers['retry-after']).length;
    }
    return passed;
  }
  const closeAll = (apps: readonly FastifyInstance[]) => Promise.all(apps.map((app) => app.close()));

  it.each(kinds)('let no more tries of %s through than one', async (limit) => {
    const processes = await both(async (services) => services);
    const [one] = processes;
    if (!one) throw new Error('There is no process');
    await mayTry(one, [{ limit, of: 'somebody' }]);
    const { tries } = limits[limit];
    await db.system((tx) => tx.query(`update throttles set hits = $1 where key like $2`, [tries - 3, `${limit}:%`]));
    const asked = Array.from({ length: 12 }, (_, n) => mayTry(processes[n % 2] ?? one, [{ limit, of: 'somebody' }]));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3);
  });

  it('let no more calls through than one, for every operation with a limit of its own', async () => {
    const apps = await both(buildApi, { SWAPT_RATE_LIMIT: '1000000' });
    expect(limited.length).toBeGreaterThan(10);
    for (const { id, method, path, limit } of limited) {
      const passed = await through(apps, limit + 10, { method, url: path });
      expect([id, passed]).toEqual([id, limit]);
    }
    await closeAll(apps);
  });

  it('let no more calls of one caller through than one', async () => {
    const apps = await both(buildApi, { SWAPT_RATE_LIMIT: '8' });
    const passed = await through(apps, 120, { url: '/api/org/list', method: 'POST' });
    expect(passed).toBeLessThanOrEqual(80);
    expect(passed).toBeGreaterThan(70);
    const other = await through(apps, 10, { url: '/api/org/list', method: 'POST', remoteAddress: '192.0.2.1' });
    expect(other).toBe(10);
    await closeAll(apps);
  });

  it('let no more forms through than one, for every form of a public page', async () => {
    // Of two apps, which have the same.
    const routes = new Map<string, number>();
    const apps = await both(async (services) => {
      const app = Fastify();
      app.addHook('onRoute', ({ url: path, config, method }) => {
        const most: unknown = typeof config?.rateLimit === 'object' ? config.rateLimit.max : undefined;
        // One that depends on what is sent, of an empty form.
        const max: unknown = typeof most === 'function' ? most({ body: new URLSearchParams() }) : most;
        if (method === 'POST') routes.set(path.replace(/:\w+/g, 'x'), typeof max === 'number' ? max : 0);
      });
      await (await makeDelivery(services)).register(app);
      return app;
    });
    expect(routes.size).toBeGreaterThan(5);
    expect([...routes].filter(([, max]) => max === 0)).toEqual([]);
    for (const [path, max] of routes) {
      const request = { method: 'POST', url: path, headers: form, payload: '' };
      expect([path, await through(apps, max + 10, request)]).toEqual([path, max]);
    }
    await closeAll(apps);
  });

  it('show no more pages to one address than one, and lead on whoever scans', async () => {
    await insertCode(db, { slug: 'menu', target: 'https://example.com/menu' });
    const [app, second] = await both(publicApp, { SWAPT_RATE_LIMIT: '3' });
    if (!app || !second) throw new Error('There are no two processes');
    const apps = [app, second];
    expect(await through(apps, 60, { url: '/' })).toBeLessThanOrEqual(30);
    for (const path of [
      '/',
      '/page/x',
      '/code/nothing',
      '/c/menu',
      '/card/x',
      '/share',
      '/privacy',
      '/no-such-code',
      '/a/b',
    ]) {
      const reply = await app.inject(path);
      expect([path, reply.statusCode, reply.body]).toEqual([
        path,
        429,
        expect.stringContaining('Too many pages at once'),
      ]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await app.inject({ url: '/', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
    expect(await through(apps, 60, { url: '/menu' })).toBe(60);
    expect((await app.inject('/menu')).statusCode).toBe(302);
    await closeAll(apps);
  });
});

describe('counts of requests', () => {
  const log = pino({ level: 'silent' });
  const now = () => new Date('2026-11-20T10:00:30Z');
  const onPostgres = (system: Database['system']): Database => ({ ...unused, engine: 'postgres', system });
  const unused: Database = {
    engine: 'postgres',
    system: () => Promise.reject(new Error('unused')),
    org: () => Promise.reject(new Error('unused')),
    listen: () => Promise.reject(new Error('unused')),
    close: async () => undefined,
  };

  it('let 300 phones of a venue look at eight pages a minute each', () => {
    expect(perAddress({ config: readConfig({}) })).toBeGreaterThanOrEqual(300 * 8);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('are kept by each process for itself while the database %s, and nobody waits long', async (_, system) => {
    const count = makeRates({ db: onPostgres(system), now, log });
    const begun = Date.now();
    const counts = await Promise.all(Array.from({ length: 12 }, () => count('a', 60_000, 10)));
    await Promise.all(Array.from({ length: 100 }, (_, n) => count(`other ${n}`, 60_000, 10)));
    expect(Date.now() - begun).toBeLessThan(3_000);
    expect(counts.filter(({ current }) => current <= 10)).toHaveLength(10);
    expect(counts[0]?.ttl).toBe(30_000);
  });
});
