import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../src/platform/config/config.js';
import { openDatabase } from '../src/platform/db/open.js';
import { cachedStorage } from '../src/platform/storage/cached-storage.js';
import { databaseStorage } from '../src/platform/storage/database-storage.js';
import { diskStorage } from '../src/platform/storage/disk-storage.js';
import type { Storage } from '../src/platform/storage/storage.js';
import { findPostgres, startPostgres } from '../src/testing/engines/private-postgres.js';
import { cpuTime } from './cpu-time.js';
import { asTestDatabase } from '../src/testing/engines/test-database.js';

// Files in the places that hold them, to be measured from outside, beside the same files written and read by Node alone.
const folder = process.argv[2] ?? '';
const [picture, film] = [randomBytes(20_000), randomBytes(20_000_000)];
const bin = findPostgres();
const cluster = bin ? await startPostgres(bin, []) : undefined;
const db =
  cluster &&
  asTestDatabase(await openDatabase(readConfig({ SWAPT_DATA_DIR: folder, DATABASE_URL: cluster.url('postgres') })));
const inDatabase = db && databaseStorage(db);

type Place = Pick<Storage, 'put' | 'get'>;
const places: Record<string, Place> = {
  'Node alone': await alone(join(folder, 'alone')),
  'data folder': diskStorage(folder),
  ...(inDatabase && { database: inDatabase, 'database, in memory': cachedStorage(inDatabase) }),
};

async function alone(place: string): Promise<Place> {
  await mkdir(place, { recursive: true });
  const path = (key: string) => join(place, key.replaceAll('/', '-'));
  return {
    async put(key, content) {
      const file = await open(path(key), 'w');
      await file.writeFile(content);
      await file.datasync();
      await file.close();
    },
    get: (key) => readFile(path(key)),
  };
}

/** Milliseconds, of the whole and of CPU with the database's backend, for one of `count` turns. */
async function measure(count: number, work: (n: number) => Promise<unknown>) {
  const [row] = (await db?.system((tx) => tx.query<{ pid: number }>('select pg_backend_pid() as pid'))) ?? [];
  const [began, cpu] = [performance.now(), cpuTime(row?.pid ?? 0)];
  for (let n = 0; n < count; n++) await work(n);
  return { ms: (performance.now() - began) / count, cpu: (cpuTime(row?.pid ?? 0) - cpu) / count };
}

async function measurePlace({ put, get }: Place) {
  const name = randomUUID();
  return {
    'store 20 KB': await measure(50, (n) => put(`images/${name}/${n}`, picture)),
    'read 20 KB': await measure(50, (n) => get(`images/${name}/${n}`)),
    'read it again': await measure(50, (n) => get(`images/${name}/${n}`)),
    'store 20 MB': await measure(2, (n) => put(`files/${name}/${n}`, film)),
    'read 20 MB': await measure(2, (n) => get(`files/${name}/${n}`)),
  };
}

async function measureAll() {
  const measured: Record<string, object> = {};
  for (const [name, place] of Object.entries(places)) measured[name] = await measurePlace(place);
  return measured;
}

async function end(): Promise<void> {
  await db?.close();
  await cluster?.stop();
  process.exit();
}
process.once('disconnect', () => void end());
process.on('message', () => void measureAll().then((measured) => process.send?.(measured)));
process.send?.({ ready: 'yes' });
