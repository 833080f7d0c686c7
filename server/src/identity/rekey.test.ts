import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { readConfig } from '../platform/config/config.js';
import { asDatabase } from '../platform/db/engine.js';
import { migrate, ourMigrations } from '../platform/db/migrate.js';
import { postgresEngine } from '../platform/db/postgres.js';
import { seedDemo } from '../app/demo/seed.js';
import { openStorage } from '../platform/storage/open-storage.js';
import { testFolder } from '../testing/test-folder.js';
import { describeOnEngine, describeOnPostgres, testServices } from '../testing/harness.js';
import { identityApp } from '../testing/identity/identity-app.js';
import { logIn } from '../testing/identity/login.js';
import { findOrCreateUser } from './users.js';
import { createTokenVerifier } from './verify-token.js';
import { type TestTx, asTestDatabase, asTestTx } from '../testing/engines/test-database.js';

const addresses = ['http://localhost:4000', 'http://localhost:4100', 'http://192.168.1.20:4080'];

describeOnEngine('A person of the built-in sign-in', ({ db }) => {
  it('does not become another one when the server moves to another address', async () => {
    const ids = new Set<string>();
    let account: { email: string; password: string } | undefined;
    for (const SWAPT_PUBLIC_URL of addresses) {
      const on = await identityApp(db, { SWAPT_PUBLIC_URL });
      account ??= await on.account();
      const { access_token } = await logIn(on.app, on.services.config, account);
      const claims = await createTokenVerifier(on.services)(access_token);
      ids.add((await findOrCreateUser(on.services, claims)).userId);
      await on.app.close();
    }
    expect(ids.size).toBe(1);
  });
});

describeOnPostgres('A database whose users were kept under the address of the server', ({ url }) => {
  const people = '0017-people.sql';
  let engine: ReturnType<typeof postgresEngine>;
  beforeEach(async () => {
    const address = new URL(url());
    const database = `${address.pathname.slice(1)}_${randomBytes(4).toString('hex')}`;
    const admin = new pg.Client(url());
    await admin.connect();
    await admin.query(`create database ${database} template template0`);
    await admin.end();
    address.pathname = `/${database}`;
    engine = postgresEngine(address.href);
    await migrate(
      engine,
      ourMigrations().filter(({ name }) => name < people),
    );
  });
  afterEach(() => engine.close());

  const run = <T>(work: (tx: TestTx) => Promise<T>) =>
    engine.transaction('begin', async (started) => {
      const tx = asTestTx(started);
      await tx.query('set local role swapt_system');
      return work(tx);
    });
  const insertUser = (tx: TestTx, user: { id: string; issuer: string; subject: string; at: string }) =>
    tx.query(
      'insert into users (user_id, issuer, subject, email, created_at, last_seen_at) values ($1, $2, $3, $4, $5, $5)',
      [user.id, user.issuer, user.subject, `${user.subject}@example.com`, user.at],
    );

  it('makes one person of those who signed in at several addresses, with all they were in', async () => {
    const [account, early, late, outside] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const [shared, own] = [randomUUID(), randomUUID()];
    await run(async (tx) => {
      await tx.query(
        "insert into accounts (account_id, email, name, password_hash, email_verified_at) values ($1, 'kim@example.com', 'Kim', 'x', now())",
        [account],
      );
      await insertUser(tx, { id: early, issuer: `${addresses[0]}/`, subject: account, at: '2026-01-01' });
      await insertUser(tx, { id: late, issuer: `${addresses[1]}/`, subject: account, at: '2026-02-01' });
      await insertUser(tx, { id: outside, issuer: 'https://tenant.example/', subject: 'auth0|1', at: '2026-01-01' });
      await tx.query("update users set terms_version = '2', terms_accepted_at = '2026-02-02' where user_id = $1", [
        late,
      ]);
      for (const orgId of [shared, own]) {
        await tx.query("insert into organizations (org_id, name) values ($1, 'Org')", [orgId]);
      }
      for (const [orgId, userId, role] of [
        [shared, early, 'viewer'],
        [shared, late, 'owner'],
        [own, late, 'admin'],
      ]) {
        await tx.query('insert into memberships (org_id, id, user_id, email, role) values ($1, $2, $3, $4, $5)', [
          orgId,
          randomUUID(),
          userId,
          `${userId}@example.com`,
          role,
        ]);
      }
      await tx.query(
        "insert into api_keys (org_id, key_id, secret_hash, prefix, role, created_by) values ($1, gen_random_uuid(), 'x', 'x', 'admin', $2)",
        [own, late],
      );
    });
    await migrate(engine, ourMigrations());
    await migrate(engine, ourMigrations());
    const users = await run((tx) => tx.query('select user_id, issuer, terms_version from users order by issuer'));
    expect(users).toEqual([
      { user_id: early, issuer: 'built-in', terms_version: '2' },
      { user_id: outside, issuer: 'https://tenant.example/', terms_version: null },
    ]);
    const places = await run((tx) => tx.query('select org_id, user_id, role from memberships order by role'));
    expect(places).toEqual([
      { org_id: own, user_id: early, role: 'admin' },
      { org_id: shared, user_id: early, role: 'owner' },
    ]);
    expect(await run((tx) => tx.query('select created_by from api_keys'))).toEqual([{ created_by: early }]);
  });

  it('keeps links that wait for a click, and no account that nobody confirmed', async () => {
    const [confirmed, waiting] = [randomUUID(), randomUUID()];
    await run(async (tx) => {
      for (const [id, email, at] of [
        [confirmed, 'in@example.com', '2026-01-01'],
        [waiting, 'out@example.com', null],
      ]) {
        await tx.query(
          "insert into accounts (account_id, email, name, password_hash, email_verified_at) values ($1, $2, 'Kim', 'x', $3)",
          [id, email, at],
        );
        await tx.query("insert into account_tokens values (decode($1, 'hex'), $2, 'verify', '2100-01-01')", [
          id === waiting ? '01' : '02',
          id,
        ]);
      }
    });
    await migrate(engine, ourMigrations());
    expect(await run((tx) => tx.query('select account_id from accounts'))).toEqual([{ account_id: confirmed }]);
    const kept = await run((tx) =>
      tx.query("select encode(token_hash, 'hex') as hash, account_id, email from sign_ups"),
    );
    expect(kept).toEqual([{ hash: '01', account_id: waiting, email: 'out@example.com' }]);
  });

  it('lets the demo’s owner find the demo at another port', async () => {
    await migrate(engine, ourMigrations());
    const db = asTestDatabase(asDatabase(engine));
    const SWAPT_DATA_DIR = testFolder();
    const config = readConfig({ SWAPT_DATA_DIR });
    const storage = openStorage(config, db);
    const demo = await seedDemo(testServices(db, { config, storage, now: () => new Date() }));
    const on = await identityApp(db, { SWAPT_PUBLIC_URL: 'http://localhost:4999', SWAPT_DATA_DIR });
    const { access_token } = await logIn(on.app, on.services.config, demo ?? { email: '', password: '' });
    const { userId } = await findOrCreateUser(on.services, await createTokenVerifier(on.services)(access_token));
    const places = await db.system((tx) => tx.query('select role from memberships where user_id = $1', [userId]));
    expect(places).toEqual([{ role: 'owner' }]);
    await on.app.close();
  });
});
