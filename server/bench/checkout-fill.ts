import type { Services } from '../src/platform/services.js';
import { uuidv7 } from '../src/platform/db/uuid.js';
import type { TestDatabase } from '../src/testing/engines/test-database.js';
import { fillStore } from './stores-fill.js';

const products = 1_000;
/** In one statement, which has to end within a minute. */
const batch = 10_000;

/** A store of 1,000 products whose stock is counted, which takes cards at the stand-in and is picked up from; another one has many orders. */
export async function fillCheckout(db: TestDatabase, services: Services) {
  const { orgId, key, smallId: storeId, storeId: oldId } = await fillStore(db, products);
  const methodId = uuidv7();
  const pickUp = { method_id: methodId, kind: 'pickup', name: 'At the stall', is_on: true, place: 'Quay 3' };
  const fulfilment = [{ ...pickUp, lead_minutes: 0, slot_minutes: 0, days_ahead: 0 }];
  const rates = [{ country: 'DE', region: '', standard: 1900, reduced: 700 }];
  await db.system((tx) =>
    tx.query('update stores set fulfilment = $2, tax_rates = $3 where store_id = $1', [
      storeId,
      JSON.stringify(fulfilment),
      JSON.stringify(rates),
    ]),
  );
  await connect(db, services, orgId);
  const variants = await db.system((tx) =>
    tx.query<{ variant_id: string }>('select variant_id from stock where store_id = $1 order by variant_id', [storeId]),
  );
  const variantIds = variants.map(({ variant_id }) => variant_id);
  // What many want at once.
  const rareId = variantIds.pop() ?? '';
  await db.system((tx) =>
    tx.query('update stock set on_hand = case when variant_id = $2 then 10 else 100000 end where store_id = $1', [
      storeId,
      rareId,
    ]),
  );
  return { orgId, key, storeId, oldId, methodId, variantIds, rareId };
}

/** An account that everything was answered of. */
async function connect(db: TestDatabase, { vendors: { cardPayments: port } }: Services, orgId: string) {
  if (!port) throw new Error('There are no card payments');
  const { id } = await port.createAccount({ key: uuidv7(), country: 'DE', email: 'bench@example.com' });
  const back = 'http://127.0.0.1/';
  await fetch(await port.createAccountLink({ account: id, refreshUrl: back, returnUrl: back }), { redirect: 'manual' });
  await db.system(async (tx) => {
    await tx.query(
      `insert into connected_accounts (org_id, account, home, country, can_charge, can_pay_out, is_submitted, checked_at)
       values ($1, $2, 'stand_in', 'DE', true, true, true, now())`,
      [orgId, id],
    );
    await tx.query("insert into vendor_accounts (vendor, account, org_id) values ('stripe', $1, $2)", [id, orgId]);
  });
}

/**
 * Orders of years: most are done, one in a hundred is to be handed over. A quarter is of each of four names, one in three has a phone number. Triggers write the words that they are found by.
 */
export async function fillOrders(db: TestDatabase, { orgId, oldId }: { orgId: string; oldId: string }, count: number) {
  for (let from = 0; from < count; from += batch) {
    await db.system((tx) =>
      tx.query(
        `insert into orders (org_id, order_id, store_id, number, status, tender, currency, subtotal, tax_mode, total, units, fulfilled, paid, name, email, phone,
           language, method, method_kind, placed_at, created_at, updated_at)
         select $1, gen_random_uuid(), $2, n, case when n % 100 = 0 then 'placed' when n % 10 = 1 then 'canceled' else 'completed' end, 'pickup', 'EUR',
           1000 + n % 5000, 'included', 1000 + n % 5000, 2, case when n % 100 = 0 or n % 10 = 1 then 0 else 2 end, 0,
           (array['Robin', 'Alex', 'Kim', 'Noor'])[1 + n % 4] || ' ' || n, 'buyer' || n || '@example.com',
           case when n % 3 = 0 then '+4915' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0') else '' end, 'en', '{"kind": "pickup", "name": "At the stall", "place": ""}',
           'pickup', at, at, at
           from generate_series($3::integer, $4::integer) n cross join lateral (select timestamptz '2024-01-01' + n * interval '1 minute' as at) t`,
        [orgId, oldId, from + 1, Math.min(from + batch, count)],
      ),
    );
  }
  await db.system((tx) => tx.query('update stores set last_number = $2 where store_id = $1', [oldId, count]));
}
