import { startProcess } from '../src/app/start.js';
import { readConfig } from '../src/platform/config/config.js';
import type { Database, Tx } from '../src/platform/db/database.js';
import { findPostgres, startPostgres } from '../src/testing/private-postgres.js';
import { asTestDatabase } from '../src/testing/test-database.js';
import { fillCheckout, fillOrders } from './checkout-fill.js';
import { clusterCpu, clusterOf } from './cluster-cpu.js';
import { settle } from './settle.js';

// The whole program as it starts, on one engine, with a store that takes orders: `checkout-server.js pglite <folder> <port>`. Its parent asks for the
// CPU time, for what a statement costs, for the statements of a request and for many orders.
const [, , engine, dataDir, port] = process.argv;
const bin = engine === 'postgres' ? findPostgres() : undefined;
const cluster = bin ? await startPostgres(bin, []) : undefined;

interface Asked {
  bare?: number;
  orders?: number;
}

/** Counts statements, without those that open and end a transaction. */
function counting(db: Database): () => number {
  let count = 0;
  const counted =
    <T>(work: (tx: Tx) => Promise<T>) =>
    (tx: Tx) => {
      const query: Tx['query'] = (text, ...rest) => {
        count += 1;
        return tx.query(text, ...rest);
      };
      return work({ query });
    };
  const { org, system } = { org: db.org.bind(db), system: db.system.bind(db) };
  db.org = (id, work) => org(id, counted(work));
  db.system = (work) => system(counted(work));
  return () => count;
}

async function serve() {
  const address = cluster?.url('postgres');
  const config = readConfig({
    PORT: port,
    SWAPT_DATA_DIR: dataDir,
    SWAPT_DEMO: 'off',
    SWAPT_RATE_LIMIT: '100000000',
    // Each request comes from a network of its own.
    SWAPT_TRUSTED_PROXIES: '127.0.0.1',
    ...(address && { DATABASE_URL: address }),
  });
  const running = await startProcess(config);
  const db = asTestDatabase(running.services.db);
  process.once('disconnect', () => {
    void running
      .stop()
      .then(() => cluster?.stop())
      .then(() => process.exit());
  });
  const filled = await fillCheckout(db, running.services);
  await settle(db, address);
  const statements = counting(running.services.db);
  const [{ pid: backend } = { pid: 0 }] = cluster
    ? await db.system((tx) => tx.query<{ pid: number }>('select pg_backend_pid() as pid'))
    : [];
  const first = cluster ? clusterOf(backend) : 0;

  /** The least that selling one thing can cost: its row of stock, and one that says so. */
  const bare = async (times: number) => {
    for (let n = 0; n < times; n++)
      await db.org(filled.orgId, (tx) =>
        tx.query(
          `with taken as (
             update stock set sold = sold + 1, on_hand = on_hand - 1 where org_id = $1 and store_id = $2 and variant_id = $3 returning variant_id
           )
           insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, at)
           select $1, gen_random_uuid(), $2, variant_id, 'sale', -1, 1, now() from taken`,
          [filled.orgId, filled.storeId, filled.variantIds[n % filled.variantIds.length] ?? ''],
          'bench_sale',
        ),
      );
  };
  const obey = async ({ bare: times = 0, orders = 0 }: Asked) => {
    if (times > 0) await bare(times);
    if (orders > 0) {
      await fillOrders(db, filled, orders);
      await settle(db, address);
    }
    const { user, system } = process.cpuUsage();
    process.send?.({
      server: (user + system) / 1000,
      database: cluster ? clusterCpu(first) : 0,
      statements: statements(),
      memory: process.memoryUsage.rss() / 1024 / 1024,
    });
  };
  process.on('message', (message: Asked) => void obey(message));
  process.send?.({ ready: { ...filled, origin: config.publicUrl, version: cluster?.version ?? 'embedded' } });
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
