import { rangeValues } from '@swapt/shared/values';
import { compareStores } from '../src/modules/sales/compare-stores.js';
import { keepSales } from '../src/modules/sales/keep-sales.js';
import { readReport } from '../src/modules/sales/report.js';
import type { TestDatabase } from '../src/testing/engines/test-database.js';
import { fillOrders } from './checkout-fill.js';
import { measureEngine, type Bench } from './measure-engine.js';
import { fillStore } from './stores-fill.js';

// One engine with a store of many orders: `sales-server.js pglite <folder> <orders>`.
const [, , engine, dataDir, count] = process.argv;
const orders = Number(count);
const minute = 60_000;
/** Orders come by the minute from then on. */
const first = Date.parse('2024-01-01T00:00:00Z');
let now = new Date(first + (orders + 1) * minute);

await measureEngine({ engine, dataDir, now: () => now, fill, measureAll });

interface Filled {
  orgId: string;
  storeId: string;
  orders: number;
}

async function fill(db: TestDatabase): Promise<Filled> {
  const { orgId, storeId, itemIds } = await fillStore(db, 100);
  await fillOrders(db, { orgId, oldId: storeId }, orders);
  // Twenty codes lead to most of them.
  for (let from = 0; from < orders; from += 10_000)
    await db.system((tx) =>
      tx.query(
        `insert into order_lines (org_id, order_id, line_no, item_id, name, option_values, kind, quantity, unit_price, sum, code_id)
         select org_id, order_id, 1, ($3::uuid[])[1 + number % cardinality($3::uuid[])], 'Mug', '{}', 'physical', 2, total / 2, total,
           case when number % 3 > 0 then md5('code ' || number % 20)::uuid end
           from orders where org_id = $1 and store_id = $2 and number > $4 and number <= $4 + 10000`,
        [orgId, storeId, itemIds, from],
      ),
    );
  return { orgId, storeId, orders };
}

async function measureAll({ filled: { orgId, storeId }, services, measure }: Bench<Filled>) {
  const began = performance.now();
  // A day is counted a minute after it was added.
  for (let turn = 0; turn < 2; turn++) {
    await keepSales(services);
    now = new Date(now.getTime() + 2 * minute);
  }
  process.stderr.write(`All days and months are counted: ${((performance.now() - began) / 1000).toFixed(0)} s.\n`);
  const rows = [];
  for (const range of rangeValues) {
    const took = await measure(
      async (tx) => void (await readReport({ tx, orgId, services }, { store_id: storeId, range })),
    );
    rows.push({ name: range, took });
  }
  const before = { store_id: storeId, range: '1year', before: true } as const;
  rows.push({
    name: 'the year before',
    took: await measure(async (tx) => void (await readReport({ tx, orgId, services }, before))),
  });
  rows.push({
    name: 'all stores side by side, 30 days',
    took: await measure(async (tx) => void (await compareStores({ tx, orgId, services }, {}))),
  });
  return rows;
}
