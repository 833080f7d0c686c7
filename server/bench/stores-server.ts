import { startProcess } from '../src/app/start.js';
import { readConfig } from '../src/platform/config/config.js';
import { findPostgres, startPostgres } from '../src/testing/private-postgres.js';
import { asTestDatabase } from '../src/testing/test-database.js';
import { clusterCpu, clusterOf } from './cluster-cpu.js';
import { settle } from './settle.js';
import { fillStore } from './stores-fill.js';

// The whole program as it starts, on one engine, with a store and many products: `stores-server.js pglite <folder> <port> <products>`. Its parent asks
// for the CPU time and for the bare statement.
const [, , engine, dataDir, port, count] = process.argv;
const bin = engine === 'postgres' ? findPostgres() : undefined;
// As durable as PostgreSQL is by itself.
const cluster = bin ? await startPostgres(bin, []) : undefined;

/** The least that a page of 24 products with their prices can cost. */
const bareText = `select i.item_id, p.name, p.pictures -> 0 as picture, x.least
  from (select * from store_items where org_id = $1 and store_id = $2 and is_shown order by position, item_id limit 24) i
  join products p on p.org_id = i.org_id and p.product_id = i.product_id
  cross join lateral (select min(x.amount) as least from product_variants v
    join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $3
   where v.org_id = i.org_id and v.product_id = i.product_id) x`;

async function serve() {
  const address = cluster?.url('postgres');
  const config = readConfig({
    PORT: port,
    SWAPT_DATA_DIR: dataDir,
    SWAPT_DEMO: 'off',
    SWAPT_RATE_LIMIT: '100000000',
    ...(address && { DATABASE_URL: address }),
  });
  const running = await startProcess(config);
  const db = asTestDatabase(running.services.db);
  const end = async () => {
    await running.stop();
    await cluster?.stop();
    process.exit();
  };
  process.once('disconnect', () => void end());
  const filled = await fillStore(db, Number(count));
  await settle(db, address);
  const [{ pid: backend } = { pid: 0 }] = cluster
    ? await db.system((tx) => tx.query<{ pid: number }>('select pg_backend_pid() as pid'))
    : [];
  const first = cluster ? clusterOf(backend) : 0;

  const bare = (times: number) =>
    db.org(filled.orgId, async (tx) => {
      const values = [filled.orgId, filled.storeId, 'EUR'];
      for (let n = 0; n < times; n++) await tx.query(bareText, values, 'bench_page');
    });
  const obey = async ({ bare: times = 0 }: { bare?: number }) => {
    if (times > 0) await bare(times);
    const { user, system } = process.cpuUsage();
    process.send?.({ server: (user + system) / 1000, database: cluster ? clusterCpu(first) : 0 });
  };
  process.on('message', (message: { bare?: number }) => void obey(message));
  process.send?.({
    ready: { ...filled, products: Number(count), origin: config.publicUrl, version: cluster?.version ?? 'embedded' },
  });
}

if (engine === 'postgres' && !cluster) {
  process.once('disconnect', () => process.exit());
  process.send?.({ ready: 'missing' });
} else {
  // A cluster outlives the process that started it, so it is ended when there is nothing to measure.
  await serve().catch(async (error: unknown) => {
    await cluster?.stop();
    throw error;
  });
}
