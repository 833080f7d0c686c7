import pg from 'pg';
import { migrate, ourMigrations } from '../platform/db/migrate.js';
import { postgresEngine } from '../platform/db/postgres.js';
import { writeEngines, type TestEngines } from './engines/engines.js';
import { pgliteTemplate } from './engines/pglite-template.js';
import { findPostgres, startPostgres, type PrivatePostgres } from './engines/private-postgres.js';

let cluster: PrivatePostgres | undefined;

/** Before the first test: the dump for PGlite, and a private PostgreSQL where its programs are on the machine. */
export async function startRun(): Promise<void> {
  writeEngines({ pgliteTemplate: await pgliteTemplate(), postgres: await postgres() });
}

async function postgres(): Promise<TestEngines['postgres']> {
  const bin = findPostgres();
  if (!bin) {
    const missing = 'no PostgreSQL on this machine: its tests are skipped (install PostgreSQL 15 or newer to run them)';
    if (process.env.SWAPT_REQUIRE_POSTGRES === '1') throw new Error(missing);
    return { missing };
  }
  cluster = await startPostgres(bin);
  // Like an installation: the tables belong to a login without superuser rights.
  const admin = new pg.Client(cluster.url('postgres'));
  await admin.connect();
  await admin.query('create role swapt_login login nosuperuser createrole createdb');
  await admin.query('create database swapt_template owner swapt_login');
  await admin.end();
  const url = cluster.url('swapt_template', 'swapt_login');
  const engine = postgresEngine(url);
  await migrate(engine, ourMigrations());
  await engine.close();
  return { url, version: cluster.version };
}

/** After the last test. */
export async function endRun(): Promise<void> {
  await cluster?.stop();
}
