import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { asDatabase } from '../../platform/db/engine.js';
import { openHere } from '../../platform/db/pglite/pglite-link.js';
import { pgliteEngine } from '../../platform/db/pglite/pglite.js';
import { postgresEngine } from '../../platform/db/postgres.js';
import { readEngines } from './engines.js';
import { asTestDatabase, type TestDatabase } from './test-database.js';

/** A database of its own for one test file: all tables, no rows. */
export async function newPglite(): Promise<TestDatabase> {
  const loadDataDir = await openAsBlob(readEngines().pgliteTemplate);
  return asTestDatabase(asDatabase(pgliteEngine({ open: (onNotify) => openHere({ loadDataDir }, onNotify) })));
}

/** The same on the private cluster; `url` serves tests that need a second pool. */
export async function newPostgres(): Promise<{ db: TestDatabase; url: string }> {
  const engines = readEngines().postgres;
  if ('missing' in engines) throw new Error(engines.missing);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(engines.url);
  url.pathname = '/postgres';
  await onServer(url.href, `create database ${name} template swapt_template`);
  const admin = url.href;
  url.pathname = `/${name}`;
  const db = asTestDatabase(asDatabase(postgresEngine(url.href)));
  const close = async () => {
    await db.close();
    await dropDatabase(admin, name);
  };
  return { db: { ...db, close }, url: url.href };
}

/** By force it ends everybody but its own vacuum, asked plainly it ends that; a process that was just killed may stay for a moment. */
async function dropDatabase(admin: string, name: string, tries = 5): Promise<void> {
  const how = tries % 2 === 1 ? 'with (force)' : '';
  try {
    await onServer(admin, `drop database if exists ${name} ${how}`);
  } catch (error) {
    if (tries === 1) throw error;
    await dropDatabase(admin, name, tries - 1);
  }
}

/** The address of a database without any table, removed with the private cluster. */
export async function emptyPostgres(): Promise<string> {
  const engines = readEngines().postgres;
  if ('missing' in engines) throw new Error(engines.missing);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(engines.url);
  url.pathname = '/postgres';
  await onServer(url.href, `create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
