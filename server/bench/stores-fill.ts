import { insertKey } from '../src/modules/api-key/api-key.sql.js';
import { hashSecret, makeSecret, prefixOf } from '../src/modules/api-key/secret.js';
import { terms } from '../src/modules/terms/terms-text.js';
import { acceptTerms } from '../src/modules/terms/terms.sql.js';
import { insertMember } from '../src/modules/user-role/user-role.sql.js';
import { uuidv7 } from '../src/platform/db/uuid.js';
import type { TestDatabase, TestTx } from '../src/testing/engines/test-database.js';

export interface FilledStore {
  orgId: string;
  /** Of an owner. */
  key: string;
  /** Of 5,000 products, the most that one may sell. */
  storeId: string;
  /** Of 1,000. */
  smallId: string;
  itemIds: string[];
  /** An organization that has no products yet. */
  importing: { orgId: string; key: string };
}

const batch = 5_000;
/** As many as a store may sell; they have three variants each, whose stock is counted. All other products have one. */
const sold = 5_000;

/** Products of one organization with prices, the first of them sold by its store. */
export async function fillStore(db: TestDatabase, count: number): Promise<FilledStore> {
  const [filled, importing] = [await addOrganization(db, 'Benchmark'), await addOrganization(db, 'Importer')];
  const stores = { storeId: uuidv7(), smallId: uuidv7() };
  await db.system((tx) =>
    tx.query(
      `insert into stores (org_id, store_id, name, status, about, country, currency, zone, opened_at, created_at, updated_at)
       select $1, id, 'Harbour', 'open', 'Made by hand, sold by the piece.', 'DE', 'EUR', 'Europe/Berlin', now(), now(), now()
         from unnest($2::uuid[]) as id`,
      [filled.orgId, Object.values(stores)],
    ),
  );
  for (let from = 0; from < count; from += batch) {
    const ids = Array.from({ length: Math.min(batch, count - from) }, () => uuidv7());
    await db.system((tx) => insertBatch(tx, { orgId: filled.orgId, ...stores, ids, from }));
  }
  const items = await db.system((tx) =>
    tx.query<{ item_id: string }>('select item_id from store_items where store_id = $1 order by position', [
      stores.storeId,
    ]),
  );
  return { ...filled, ...stores, itemIds: items.map(({ item_id }) => item_id), importing };
}

async function addOrganization(db: TestDatabase, name: string) {
  const [orgId, userId, secret] = [uuidv7(), uuidv7(), makeSecret()];
  const owner = { id: uuidv7(), userId, email: `${name.toLowerCase()}@example.com`, role: 'owner' as const };
  await db.system(async (tx) => {
    await tx.query('insert into organizations (org_id, name) values ($1, $2)', [orgId, name]);
    await tx.query(
      `insert into users (user_id, issuer, subject, email, email_verified, name) values ($1, 'bench', $2, $2, true, 'Owner')`,
      [userId, owner.email],
    );
    await insertMember(tx, orgId, { ...owner, createdAt: new Date() });
    await acceptTerms(tx, userId, terms.version, new Date());
    const key = { keyId: uuidv7(), hash: hashSecret(secret), prefix: prefixOf(secret), role: owner.role };
    await insertKey(tx, orgId, { ...key, createdBy: userId, createdAt: new Date() });
  });
  return { orgId, key: secret };
}

interface Batch {
  orgId: string;
  storeId: string;
  smallId: string;
  ids: readonly string[];
  from: number;
}

/** Their ids with a number each. */
const made = `unnest($2::uuid[]) with ordinality as made (product_id, place) cross join lateral (select $3::int + place::int as n) x`;

async function insertBatch(tx: TestTx, { orgId, storeId, smallId, ids, from }: Batch) {
  await tx.query(
    `insert into products (org_id, product_id, name, text, status, pictures, options, created_at, updated_at)
     select $1, product_id, (array['Mug', 'Bowl', 'Plate', 'Jug'])[1 + n % 4] || ' ' || n || ' of the ' || (array['harbour', 'garden', 'bar'])[1 + n % 3],
       'Made by hand, sold by the piece.', 'active',
       '[{"url": "/illustrations/mug", "alt": "A mug", "width": 800, "height": 600}]',
       case when n <= ${sold} then '[{"name": "Size", "values": ["S", "M", "L"]}]' else '[]' end::jsonb,
       timestamptz '2026-01-01' + n * interval '5 minutes', timestamptz '2026-01-01' + n * interval '5 minutes'
     from ${made}`,
    [orgId, ids, from],
  );
  await tx.query(
    `insert into product_variants (org_id, variant_id, product_id, option_values, sku, position)
     select $1, gen_random_uuid(), product_id, case when n <= ${sold} then array[(array['S', 'M', 'L'])[v]] else '{}' end, 'SKU-' || n || '-' || v, v
     from ${made} cross join lateral generate_series(1, case when n <= ${sold} then 3 else 1 end) as v`,
    [orgId, ids, from],
  );
  await tx.query(
    `insert into variant_prices (org_id, variant_id, currency, amount)
     select org_id, variant_id, 'EUR', 900 + position * 100 from product_variants where org_id = $1 and product_id = any($2::uuid[])`,
    [orgId, ids],
  );
  if (from >= sold) return;
  await sell(tx, { orgId, storeId, ids, from, most: sold });
  await sell(tx, { orgId, storeId: smallId, ids, from, most: 1_000 });
}

async function sell(tx: TestTx, { orgId, storeId, ids, from, most }: Omit<Batch, 'smallId'> & { most: number }) {
  await tx.query(
    `insert into store_items (org_id, item_id, store_id, product_id, position, created_at)
     select $1, gen_random_uuid(), $4, product_id, n, now() from ${made} where n <= $5`,
    [orgId, ids, from, storeId, most],
  );
  await tx.query(
    `insert into stock (org_id, store_id, variant_id, mode, on_hand)
     select v.org_id, $3, v.variant_id, 'track', 20 from product_variants v
       join store_items i on i.org_id = v.org_id and i.store_id = $3 and i.product_id = v.product_id
      where v.org_id = $1 and v.product_id = any($2::uuid[])`,
    [orgId, ids, storeId],
  );
}
