import { keepSales } from '../../modules/sales/keep-sales.js';
import { faultsAfter } from '../../testing/engines/faults-after.js';
import { describeOnEngine, testServices, type TestServices } from '../../testing/harness.js';
import { seedDemo } from '../demo/seed.js';

const unlocked = (table: string, statement: string) =>
  `reset role; alter table ${table} disable trigger user; set local role swapt_system; ${statement}`;
/** As if a trigger had missed it. */
const ofSales = (set: string) =>
  `update store_sales set ${set} where ctid = (select ctid from store_sales where orders > 0 limit 1)`;

describeOnEngine('the doctor, of what a shop sold', ({ db }) => {
  let services: TestServices;
  beforeAll(async () => {
    services = testServices(db, { now: () => new Date() });
    await seedDemo(services);
    await keepSales(services);
    const later = { ...services, now: () => new Date(Date.now() + 2 * 60_000) };
    await keepSales(later);
  });

  it.each([
    ['uses of a lock that nobody used', 'update promo_locks set used = used + 1', 'uses of promo locks'],
    ['uses of a key that nobody used', 'update master_keys set used = used + 1', 'uses of master keys'],
    ['somebody counted twice', 'update promo_people set uses = uses + 1', 'people of promo locks'],
    [
      'more than one may',
      'update promo_locks set limit_each = 1; update promo_people set uses = 2',
      'limits of promo locks',
    ],
    [
      'an order without its grant',
      "update promo_grants set state = 'expired', order_id = null where state = 'consumed'",
      'orders of promo locks',
    ],
    [
      'another sum than was approved',
      unlocked(
        'settlements',
        `update settlements set expected = jsonb_set(expected, '{cash}', '1') where state = 'approved'`,
      ),
      'money of settlements',
    ],
    [
      'an event that is settled too soon',
      "update pos_events set state = 'settled' where state = 'closing'",
      'settled events',
    ],
    [
      'who approved their own',
      unlocked(
        'settlements',
        `update settlements set decided_by = submitted_by, is_alone = false where state = 'approved'`,
      ),
      'approvals of settlements',
    ],
    ['a day with another sum', ofSales('sales = sales + 1'), 'sales of stores'],
    ['a day with another tip', ofSales('tip = tip + 1'), 'sales of stores'],
    ['a day with other buyers', ofSales('later_orders = later_orders + 1'), 'sales of stores'],
    [
      'another sum of a product',
      "update store_sales_shares set amount = amount + 1 where kind = 'item'",
      'parts of what stores sold',
    ],
    [
      'another sum of a code',
      "update store_sales_shares set amount = amount + 1 where kind = 'code'",
      'parts of what stores sold',
    ],
    [
      'another sum of what came in',
      "update store_sales_shares set amount = amount + 1 where kind = 'tender'",
      'tenders of stores',
    ],
  ])('finds %s', async (_, damage, says) => {
    const before = await faultsAfter(services, async () => undefined);
    const faults = await faultsAfter(services, (tx) => tx.query(damage));
    expect([before, faults.filter((fault) => fault.startsWith(`${says}: `)).length > 0]).toEqual([[], true]);
  });
});
