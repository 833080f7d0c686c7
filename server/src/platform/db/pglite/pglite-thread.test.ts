import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForSuite } from '../../../testing/bundle.js';
import { testFolder } from '../../../testing/test-folder.js';
import { spaceGuard } from '../disk-space.js';
import { asDatabase } from '../engine.js';
import { ourMigrations } from '../migrate.js';
import { openThread } from './pglite-thread.js';
import { pgliteEngine } from './pglite.js';
import { makeDirectory } from './template.js';
import { type TestDatabase, asTestDatabase } from '../../../testing/engines/test-database.js';

// Starting databases takes its time on a busy machine.
jest.setTimeout(180_000);

describe('the embedded database in its thread', () => {
  const program = bundleForSuite({ 'db-worker': 'platform/db/pglite/db-worker.ts' });
  let db: TestDatabase;
  let needed = 0;

  beforeAll(async () => {
    const directory = join(testFolder(), 'database');
    await makeDirectory(directory, ourMigrations());
    const file = pathToFileURL(program('db-worker'));
    db = asTestDatabase(
      asDatabase(
        pgliteEngine({
          open: (onNotify) => openThread(file, { directory }, onNotify, 8_000),
          beforeEach: spaceGuard(directory, () => needed),
        }),
      ),
    );
  });
  afterAll(() => db.close());

  const add = (label: string) =>
    db.system((tx) =>
      tx.query("insert into page_events (day, name, path, label, hits) values ('2026-01-02', 'test', '/', $1, 1)", [
        label,
      ]),
    );

  it('carries values there and back', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z');
    const [row] = await db.system((tx) =>
      tx.query<{ bytes: Uint8Array }>(
        `select $1::timestamptz as at, $2::bytea as bytes, '{"a": [1]}'::jsonb as json, 7::int8 as big, date '2026-01-02' as day`,
        [at, new Uint8Array([1, 2])],
      ),
    );
    expect({ ...row, bytes: [...(row?.bytes ?? [])] }).toEqual({
      at,
      bytes: [1, 2],
      json: { a: [1] },
      big: 7,
      day: '2026-01-02',
    });
  });

  it('says which rule a statement broke, and passes on what is announced', async () => {
    await add('twice');
    await expect(add('twice')).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '23505',
      constraint: 'page_events_pkey',
    });
    const heard: string[] = [];
    await db.listen('slugs', (payload) => heard.push(payload));
    await db.system((tx) => tx.query("select pg_notify('slugs', 'abc')"));
    expect(heard).toEqual(['abc']);
  });

  it('leaves this thread free while a statement takes long', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 20);
    await db.system((tx) => tx.query('select count(*) from generate_series(1, 3000000)'));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });

  it('is opened anew when it hangs, with every acknowledged row and its listeners', async () => {
    await add('kept');
    const hung = db.system(async (tx) => {
      await tx.query("update page_events set hits = 2 where label = 'kept'");
      await tx.query('select pg_sleep(600)');
    });
    await expect(hung).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    const rows = await db.system((tx) => tx.query("select hits from page_events where label = 'kept'"));
    expect(rows).toEqual([{ hits: 1 }]);
    const heard: string[] = [];
    await db.listen('slugs', (payload) => heard.push(payload));
    await db.system((tx) => tx.query("select pg_notify('slugs', 'again')"));
    expect(heard).toEqual(['again']);
  });

  it('refuses work while the disk is full, and goes on when there is room', async () => {
    needed = Number.MAX_SAFE_INTEGER;
    await expect(add('no room')).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      message: expect.stringContaining('full'),
    });
    needed = 0;
    await add('room');
    const labels = await db.system((tx) => tx.query("select label from page_events where label like '%room'"));
    expect(labels).toEqual([{ label: 'room' }]);
  });
});
