import { serveBench } from './serve-bench.js';
import { settle } from './settle.js';
import { fillStore } from './stores-fill.js';

// A store with many products: `stores-server.js pglite <folder> <port> <products>`. Its parent asks for the CPU time and for the bare statement.
const [, , engine, dataDir, port, count] = process.argv;

/** The least that a page of 24 products with their prices can cost. */
const bareText = `select i.item_id, p.name, p.pictures -> 0 as picture, x.least
  from (select * from store_items where org_id = $1 and store_id = $2 and is_shown order by position, item_id limit 24) i
  join products p on p.org_id = i.org_id and p.product_id = i.product_id
  cross join lateral (select min(x.amount) as least from product_variants v
    join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $3
   where v.org_id = i.org_id and v.product_id = i.product_id) x`;

await serveBench({ engine, dataDir, port }, async ({ db, address, cpu, about }) => {
  const filled = await fillStore(db, Number(count));
  await settle(db, address);
  const bare = (times: number) =>
    db.org(filled.orgId, async (tx) => {
      const values = [filled.orgId, filled.storeId, 'EUR'];
      for (let n = 0; n < times; n++) await tx.query(bareText, values, 'bench_page');
    });
  const obey = async ({ bare: times = 0 }: { bare?: number }) => {
    if (times > 0) await bare(times);
    process.send?.(cpu());
  };
  process.on('message', (message: { bare?: number }) => void obey(message));
  process.send?.({ ready: { ...filled, products: Number(count), ...about } });
});
