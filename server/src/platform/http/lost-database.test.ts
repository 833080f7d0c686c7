import pg from 'pg';
import { asDatabase } from '../db/engine.js';
import { postgresEngine } from '../db/postgres.js';
import { testApp } from '../../testing/app.js';
import { describeOnPostgres, testServices } from '../../testing/harness.js';
import { buildApi } from '../../app/build-api.js';

describeOnPostgres('a lost database', ({ db, url }) => {
  it('is answered with 503 and Retry-After, leaves nothing half-written, and is found again without a restart [E.wrap]', async () => {
    const api = await testApp(db);
    const { orgId, owner } = await api.organization();
    const admin = await adminOf(url());
    const invite = (n: number) => api.as(owner).send('org.addUser', { email: `${n}@example.com`, role: 'viewer' });
    expect((await invite(0)).status).toBe(200);

    const cuts = setInterval(() => void admin.query(cut, [admin.name]).catch(() => undefined), 5);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => invite(n + 1)));
    clearInterval(cuts);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.length).toBeGreaterThan(0);
    for (const { status, body, headers } of lost) {
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'server.unavailable', '5']);
      expect(JSON.stringify(body)).not.toMatch(/terminat|connection|postgres/i);
    }

    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await api.app.inject('/readyz')).statusCode).toBe(200);
    const { total } = await api.as(owner).call('org.users', { org_id: orgId });
    // A reply that was lost after its commit counts as done; nothing acknowledged may be missing.
    expect(total).toBeGreaterThanOrEqual(2 + answers.length - lost.length);
    expect((await invite(100)).status).toBe(200);
    await admin.end();
    await api.close();
  });
});

it('a database that is not there makes readiness fail and not health [E.wrap]', async () => {
  const db = asDatabase(postgresEngine('postgres://nobody@127.0.0.1:1/nothing'));
  const app = await buildApi(testServices(db));
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json().code, ready.headers['retry-after']]).toEqual([503, 'server.unavailable', '5']);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await db.close();
});

const cut = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';

async function adminOf(url: string) {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  const name = new URL(url).pathname.slice(1);
  return { name, query: client.query.bind(client), end: () => client.end() };
}
