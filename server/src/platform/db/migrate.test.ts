import pg from 'pg';
import { describeOnPostgres } from '../../testing/harness.js';
import { migrate, ourMigrations, type Migration } from './migrate.js';
import { postgresEngine } from './postgres.js';
import { asTestTx } from '../../testing/engines/test-database.js';

const first: Migration = {
  name: '0001-a.sql',
  sql: 'create table a (id int); insert into a values (1)',
  checksum: 'a',
};
const second: Migration = {
  name: '0002-b.sql',
  sql: 'alter table a add b int; insert into a values (2, 2)',
  checksum: 'b',
};

describeOnPostgres('migrations', ({ url }) => {
  let engines: ReturnType<typeof postgresEngine>[];
  let count = 0;

  beforeEach(async () => {
    const address = new URL(url());
    const database = `${address.pathname.slice(1)}_${++count}`;
    const admin = new pg.Client(url());
    await admin.connect();
    await admin.query(`create database ${database} template template0`);
    await admin.end();
    address.pathname = `/${database}`;
    engines = [1, 2, 3].map(() => postgresEngine(address.href));
  });
  afterEach(async () => void (await Promise.all(engines.map((engine) => engine.close()))));

  const run = async (...migrations: Migration[]) => {
    if (engines[0]) await migrate(engines[0], migrations);
  };
  const rows = () => engines[0]?.transaction('begin', (tx) => asTestTx(tx).query('select id from a order by id'));

  it('run once each, also when processes start together', async () => {
    await Promise.all(engines.map((engine) => migrate(engine, [first])));
    await Promise.all(engines.map((engine) => migrate(engine, [first, second])));
    expect(await rows()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('leave nothing behind when one fails, and can be run again', async () => {
    const broken = { ...second, sql: `${second.sql}; select nonsense` };
    await expect(run(first, broken)).rejects.toMatchObject({ name: 'DatabaseError' });
    expect(await rows()).toEqual([{ id: 1 }]);
    await run(first, second);
    expect(await rows()).toHaveLength(2);
  });

  it('are refused when one was changed after it ran, or when the database is newer', async () => {
    await run(first, second);
    await expect(run(first, { ...second, checksum: 'other' })).rejects.toThrow(
      '0002-b.sql was changed after it was applied',
    );
    await expect(run(first)).rejects.toThrow('made by a newer version: it has 0002-b.sql');
  });

  it('need no rights beyond making roles and tables', async () => {
    await run(...ourMigrations());
    const [owner] =
      (await engines[0]?.transaction('begin', (tx) =>
        asTestTx(tx).query(
          "select rolsuper from pg_roles join pg_tables on tableowner = rolname where tablename = 'codes'",
        ),
      )) ?? [];
    expect(owner).toEqual({ rolsuper: false });
  });
});
