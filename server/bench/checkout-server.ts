import type { Database, Tx } from '../src/platform/db/database.js';
import { fillCheckout, fillOrders } from './checkout-fill.js';
import { serveBench } from './serve-bench.js';
import { settle } from './settle.js';

// A store that takes orders: `checkout-server.js pglite <folder> <port>`. Its parent asks for the CPU time, for what a statement costs, for the
// statements of a request and for many orders.
const [, , engine, dataDir, port] = process.argv;

interface Asked {
  bare?: number;
  orders?: number;
  settled?: boolean;
  waiting?: boolean;
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

/** Jobs, and reports of the stand-in, that are due. */
const countWaiting = `select (select count(*) from jobs where state = 'waiting' and run_at <= now())
  + (select count(*) from standin_objects where kind = 'report' and (body ->> 'next_at')::timestamptz <= now()) as waiting`;

// Each request comes from a network of its own.
const settings = { SWAPT_TRUSTED_PROXIES: '127.0.0.1' };

await serveBench({ engine, dataDir, port, settings }, async ({ db, services, address, cpu, about }) => {
  const filled = await fillCheckout(db, services);
  await settle(db, address);
  const statements = counting(services.db);

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
  const obey = async ({ bare: times = 0, orders = 0, settled = false, waiting = false }: Asked) => {
    if (times > 0) await bare(times);
    if (orders > 0) await fillOrders(db, filled, orders);
    if (orders > 0 || settled) await settle(db, address);
    const [counted] = waiting ? await db.system((tx) => tx.query<{ waiting: number }>(countWaiting)) : [];
    process.send?.({ ...cpu(), ...counted, statements: statements(), memory: process.memoryUsage.rss() / 1024 / 1024 });
  };
  process.on('message', (message: Asked) => void obey(message));
  process.send?.({ ready: { ...filled, ...about } });
});
