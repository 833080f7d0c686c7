import { describeOnPostgres } from '../../testing/harness.js';
import { tcpProxy } from '../../testing/engines/tcp-proxy.js';
import { asDatabase } from './engine.js';
import { postgresEngine } from './postgres.js';
import { asTestDatabase } from '../../testing/engines/test-database.js';

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 500 && !(await isDone()); i++) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A database at the end of a line that can be cut, and what was heard from it. */
async function listening(url: string) {
  const address = new URL(url);
  const proxy = await tcpProxy(Number(address.port));
  address.port = String(proxy.port);
  const db = asTestDatabase(asDatabase(postgresEngine(address.href)));
  const heard: string[] = [];
  await db.listen('codes_changed', (payload) => heard.push(payload));
  return { db, proxy, heard };
}

describeOnPostgres('a line to the database that is lost', ({ url }) => {
  it('fails what runs as unavailable, stops nothing, and everything goes on once it is mended', async () => {
    const { db, proxy, heard } = await listening(url());
    const announce = () => db.system((tx) => tx.query("select pg_notify('codes_changed', 'x')"));
    await announce();
    await until(() => heard.length === 1);

    const half = db.system(async (tx) => {
      await tx.query("insert into page_events (day, name, path, hits) values ('2026-01-02', 'half', '/', 1)");
      proxy.cut();
      await tx.query('select 1');
    });
    await expect(half).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, announce));
    expect(tries.map((tried) => tried.status === 'rejected' && tried.reason.name)).toEqual(
      Array(20).fill('DatabaseUnavailable'),
    );

    proxy.mend();
    expect(await db.system((tx) => tx.query("select 1 from page_events where name = 'half'"))).toEqual([]);
    await until(async () => {
      await announce();
      return heard.length > 1;
    });
    expect(heard.length).toBeGreaterThan(1);
    await db.close();
    await proxy.close();
  });

  it('is made anew when it died without a word, and whoever listens is told that something may have been missed', async () => {
    const { db, proxy, heard } = await listening(url());
    proxy.silence();
    await until(() => heard.length > 0);
    expect(heard).toEqual(['']);
    await db.system((tx) => tx.query("select pg_notify('codes_changed', 'x')"));
    await until(() => heard.length > 1);
    expect(heard).toEqual(['', 'x']);
    await db.close();
    await proxy.close();
  });
});

describeOnPostgres('a connection', ({ url }) => {
  it('compiles no statement: for what we ask, compiling takes longer than what it saves', async () => {
    const db = asTestDatabase(asDatabase(postgresEngine(url())));
    expect(await db.system((tx) => tx.query("select current_setting('jit') as jit"))).toEqual([{ jit: 'off' }]);
    await db.close();
  });
});
