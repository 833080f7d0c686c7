import type { Store } from '@swapt/shared/contract';
import type { StoreStatus, StoreStep } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What a change of settings may change of a row of `stores`. */
export type StoreSettings = Pick<
  Store,
  | 'name'
  | 'about'
  | 'logo'
  | 'email'
  | 'phone'
  | 'address'
  | 'country'
  | 'currency'
  | 'zone'
  | 'hours'
  | 'closed_days'
  | 'fulfilment'
  | 'tax_mode'
  | 'tax_rates'
  | 'card_charge'
  | 'theme'
  | 'terms'
  | 'pause_note'
  | 'notified'
  | 'catalog_ids'
>;

/** The categories of a store in their order. A catalog that was deleted is none, and is one again when it comes back. */
const categories = `array(select c.catalog_id from unnest(stores.catalog_ids) with ordinality as named (id, place)
  join catalogs c on c.org_id = stores.org_id and c.catalog_id = named.id order by named.place) as catalog_ids`;

const columns = `store_id, org_id, name, status, about, logo, email, phone, address, country, currency, zone, hours, closed_days, fulfilment, tax_mode,
  tax_rates, card_charge, theme, terms, pause_note, notified, ${categories}, steps_done, opened_at, suspended_at, revision, created_at, updated_at`;

export const selectStore = (tx: Tx, orgId: string, storeId: string) =>
  tx.query(`select ${columns} from stores where org_id = $1 and store_id = $2`, [orgId, storeId], 'select_store');

export type StoreRow = RowOf<typeof selectStore>;

/** The store as it is, locked until the end of the transaction. */
export const lockStore = (tx: Tx, orgId: string, storeId: string) =>
  tx.query(`select ${columns} from stores where org_id = $1 and store_id = $2 for update`, [orgId, storeId]);

/** One after the other, so that two do not both take the last place. */
export const lockStores = (tx: Tx, orgId: string) =>
  tx.query('select pg_advisory_xact_lock(7291, hashtext($1))', [orgId]);

export const countKept = (tx: Tx, orgId: string) =>
  tx.query(`select count(*) as total from stores where org_id = $1 and status <> 'deleted'`, [orgId]);

export const insertStore = (
  tx: Tx,
  orgId: string,
  store: { storeId: string; name: string; country: string; currency: string; zone: string; theme: Store['theme'] },
  now: Date,
) =>
  tx.query(
    `insert into stores (org_id, store_id, name, country, currency, zone, theme, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $8)`,
    [orgId, store.storeId, store.name, store.country, store.currency, store.zone, JSON.stringify(store.theme), now],
  );

export const updateStore = (tx: Tx, orgId: string, storeId: string, s: StoreSettings, now: Date) =>
  tx.query(
    `update stores set name = $3, about = $4, logo = $5::jsonb, email = $6, phone = $7, address = $8, country = $9, currency = $10, zone = $11,
       hours = $12::jsonb, closed_days = $13::jsonb, fulfilment = $14::jsonb, tax_mode = $15, tax_rates = $16::jsonb, theme = $17::jsonb, terms = $18,
       pause_note = $19, notified = $20::uuid[], catalog_ids = $21::uuid[], card_charge = $22, revision = revision + 1, updated_at = $23
     where org_id = $1 and store_id = $2`,
    [
      orgId,
      storeId,
      s.name,
      s.about,
      s.logo && JSON.stringify(s.logo),
      s.email,
      s.phone,
      s.address,
      s.country,
      s.currency,
      s.zone,
      s.hours && JSON.stringify(s.hours),
      JSON.stringify(s.closed_days),
      JSON.stringify(s.fulfilment),
      s.tax_mode,
      JSON.stringify(s.tax_rates),
      JSON.stringify(s.theme),
      s.terms,
      s.pause_note,
      s.notified,
      s.catalog_ids,
      s.card_charge,
      now,
    ],
  );

export const setStatus = (tx: Tx, orgId: string, storeId: string, status: StoreStatus, pauseNote: string, now: Date) =>
  tx.query(
    `update stores set status = $3, pause_note = $4, opened_at = case when $3 = 'open' then coalesce(opened_at, $5) else opened_at end,
       revision = revision + 1, updated_at = $5 where org_id = $1 and store_id = $2`,
    [orgId, storeId, status, pauseNote, now],
  );

/** Writes down that a step of setting the store up was done; done twice, it is the same. */
export const markStep = (tx: Tx, orgId: string, storeId: string, step: StoreStep) =>
  tx.query(
    `update stores set steps_done = array_append(steps_done, $3) where org_id = $1 and store_id = $2 and $3 <> all(steps_done)`,
    [orgId, storeId, step],
  );

/** Of these people, those who are members. */
export const countMembers = (tx: Tx, orgId: string, userIds: readonly string[]) =>
  tx.query('select count(*) as total from memberships where org_id = $1 and user_id = any($2::uuid[])', [
    orgId,
    userIds,
  ]);

/** Of these catalogs, those that are there. */
export const countCatalogs = (tx: Tx, orgId: string, catalogIds: readonly string[]) =>
  tx.query('select count(*) as total from catalogs where org_id = $1 and catalog_id = any($2::uuid[])', [
    orgId,
    catalogIds,
  ]);

/** Whether shoppers would find something to buy. */
export const selectSells = (tx: Tx, orgId: string, storeId: string) =>
  tx.query('select exists (select from store_items where org_id = $1 and store_id = $2 and is_sold) as sells', [
    orgId,
    storeId,
  ]);

export const selectReserved = (tx: Tx, orgId: string, storeId: string) =>
  tx.query('select variant_id from stock where org_id = $1 and store_id = $2 and reserved > 0 limit 1', [
    orgId,
    storeId,
  ]);
