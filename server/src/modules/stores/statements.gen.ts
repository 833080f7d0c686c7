// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** open-store.sql.ts: selectOrgOfStore */
    'select org_id from stores where store_id = $1': {
      values: readonly [string | null];
      row: { org_id: string };
    };

    /** open-store.sql.ts: selectOpenStore */
    'select s.org_id, s.store_id, s.name, s.status, s.about, s.logo, s.email, s.phone, s.address, s.country, s.currency, s.zone, s.hours, s.closed_days,\n\
       s.fulfilment, s.tax_mode, s.tax_rates, s.card_charge, s.theme, s.terms, s.pause_note, s.catalog_ids, s.updated_at\n\
     from stores s join organizations o on o.org_id = s.org_id\n\
     where s.org_id = $1 and s.store_id = $2 and s.status = any($3::text[]) and s.suspended_at is null and o.delete_after is null': {
      values: readonly [string | null, string | null, List<string> | null];
      row: {
        org_id: string;
        store_id: string;
        name: string;
        status: 'closed' | 'deleted' | 'draft' | 'open' | 'paused';
        about: string;
        logo: ColumnTypes['stores.logo'] | null;
        email: string;
        phone: string;
        address: string;
        country: string;
        currency: string;
        zone: string;
        hours: ColumnTypes['stores.hours'] | null;
        closed_days: ColumnTypes['stores.closed_days'];
        fulfilment: ColumnTypes['stores.fulfilment'];
        tax_mode: 'added' | 'included';
        tax_rates: ColumnTypes['stores.tax_rates'];
        card_charge: 'handover' | 'order';
        theme: ColumnTypes['stores.theme'];
        terms: string;
        pause_note: string;
        catalog_ids: string[];
        updated_at: Date;
      };
    };

    /** store-list.sql.ts: selectStores */
    "select s.store_id, s.name, s.status, s.suspended_at, s.logo, s.currency, s.steps_done, s.opened_at, s.revision, s.created_at, s.updated_at,\n\
       (select count(*) from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id\n\
         where i.org_id = s.org_id and i.store_id = s.store_id and p.status <> 'deleted') as items,\n\
       (select count(*) from store_items i\n\
          join product_variants v on v.org_id = i.org_id and v.product_id = i.product_id and v.archived_at is null\n\
          join products p on p.org_id = i.org_id and p.product_id = i.product_id\n\
          join stock k on k.org_id = i.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id\n\
         where i.org_id = s.org_id and i.store_id = s.store_id and p.status <> 'deleted' and (k.sold_out_until > $6\n\
           or (k.mode = 'track' and k.on_hand - k.reserved - k.safety <= coalesce(k.low_at, 0)))) as low\n\
     from stores s where s.org_id = $1 and ($2::text is null or strpos(lower(s.name), lower($2)) > 0)\n\
  and case when $3::text is null then s.status <> 'deleted' else s.status = $3 end order by lower(s.name), s.store_id limit $4 offset $5": {
      values: readonly [string | null, string | null, string | null, number | null, number | null, Date | null];
      row: {
        store_id: string;
        name: string;
        status: 'closed' | 'deleted' | 'draft' | 'open' | 'paused';
        suspended_at: Date | null;
        logo: ColumnTypes['stores.logo'] | null;
        currency: string;
        steps_done: ColumnTypes['stores.steps_done'];
        opened_at: Date | null;
        revision: number;
        created_at: Date;
        updated_at: Date;
        items: number;
        low: number;
      };
    };

    /** store-list.sql.ts: countStores */
    "select count(*) as total from stores s where s.org_id = $1 and ($2::text is null or strpos(lower(s.name), lower($2)) > 0)\n\
  and case when $3::text is null then s.status <> 'deleted' else s.status = $3 end": {
      values: readonly [string | null, string | null, string | null];
      row: { total: number };
    };

    /** stores.sql.ts: selectStore */
    'select store_id, org_id, name, status, about, logo, email, phone, address, country, currency, zone, hours, closed_days, fulfilment, tax_mode,\n\
  tax_rates, card_charge, theme, terms, pause_note, notified, array(select c.catalog_id from unnest(stores.catalog_ids) with ordinality as named (id, place)\n\
  join catalogs c on c.org_id = stores.org_id and c.catalog_id = named.id order by named.place) as catalog_ids, steps_done, opened_at, suspended_at, revision, created_at, updated_at from stores where org_id = $1 and store_id = $2': {
      values: readonly [string | null, string | null];
      row: {
        store_id: string;
        org_id: string;
        name: string;
        status: 'closed' | 'deleted' | 'draft' | 'open' | 'paused';
        about: string;
        logo: ColumnTypes['stores.logo'] | null;
        email: string;
        phone: string;
        address: string;
        country: string;
        currency: string;
        zone: string;
        hours: ColumnTypes['stores.hours'] | null;
        closed_days: ColumnTypes['stores.closed_days'];
        fulfilment: ColumnTypes['stores.fulfilment'];
        tax_mode: 'added' | 'included';
        tax_rates: ColumnTypes['stores.tax_rates'];
        card_charge: 'handover' | 'order';
        theme: ColumnTypes['stores.theme'];
        terms: string;
        pause_note: string;
        notified: string[];
        catalog_ids: string[];
        steps_done: ColumnTypes['stores.steps_done'];
        opened_at: Date | null;
        suspended_at: Date | null;
        revision: number;
        created_at: Date;
        updated_at: Date;
      };
    };

    /** stores.sql.ts: lockStore */
    'select store_id, org_id, name, status, about, logo, email, phone, address, country, currency, zone, hours, closed_days, fulfilment, tax_mode,\n\
  tax_rates, card_charge, theme, terms, pause_note, notified, array(select c.catalog_id from unnest(stores.catalog_ids) with ordinality as named (id, place)\n\
  join catalogs c on c.org_id = stores.org_id and c.catalog_id = named.id order by named.place) as catalog_ids, steps_done, opened_at, suspended_at, revision, created_at, updated_at from stores where org_id = $1 and store_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: {
        store_id: string;
        org_id: string;
        name: string;
        status: 'closed' | 'deleted' | 'draft' | 'open' | 'paused';
        about: string;
        logo: ColumnTypes['stores.logo'] | null;
        email: string;
        phone: string;
        address: string;
        country: string;
        currency: string;
        zone: string;
        hours: ColumnTypes['stores.hours'] | null;
        closed_days: ColumnTypes['stores.closed_days'];
        fulfilment: ColumnTypes['stores.fulfilment'];
        tax_mode: 'added' | 'included';
        tax_rates: ColumnTypes['stores.tax_rates'];
        card_charge: 'handover' | 'order';
        theme: ColumnTypes['stores.theme'];
        terms: string;
        pause_note: string;
        notified: string[];
        catalog_ids: string[];
        steps_done: ColumnTypes['stores.steps_done'];
        opened_at: Date | null;
        suspended_at: Date | null;
        revision: number;
        created_at: Date;
        updated_at: Date;
      };
    };

    /** stores.sql.ts: lockStores */
    'select pg_advisory_xact_lock(7291, hashtext($1))': {
      values: readonly [string | null];
      row: { pg_advisory_xact_lock: unknown };
    };

    /** stores.sql.ts: countKept */
    "select count(*) as total from stores where org_id = $1 and status <> 'deleted'": {
      values: readonly [string | null];
      row: { total: number };
    };

    /** stores.sql.ts: insertStore */
    'insert into stores (org_id, store_id, name, country, currency, zone, theme, created_at, updated_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $8)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** stores.sql.ts: updateStore */
    'update stores set name = $3, about = $4, logo = $5::jsonb, email = $6, phone = $7, address = $8, country = $9, currency = $10, zone = $11,\n\
       hours = $12::jsonb, closed_days = $13::jsonb, fulfilment = $14::jsonb, tax_mode = $15, tax_rates = $16::jsonb, theme = $17::jsonb, terms = $18,\n\
       pause_note = $19, notified = $20::uuid[], catalog_ids = $21::uuid[], card_charge = $22, revision = revision + 1, updated_at = $23\n\
     where org_id = $1 and store_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, List<string> | null, List<string> | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** stores.sql.ts: setStatus */
    "update stores set status = $3, pause_note = $4, opened_at = case when $3 = 'open' then coalesce(opened_at, $5) else opened_at end,\n\
       revision = revision + 1, updated_at = $5 where org_id = $1 and store_id = $2": {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** stores.sql.ts: markStep */
    'update stores set steps_done = array_append(steps_done, $3) where org_id = $1 and store_id = $2 and $3 <> all(steps_done)': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** stores.sql.ts: countMembers */
    'select count(*) as total from memberships where org_id = $1 and user_id = any($2::uuid[])': {
      values: readonly [string | null, List<string> | null];
      row: { total: number };
    };

    /** stores.sql.ts: countCatalogs */
    'select count(*) as total from catalogs where org_id = $1 and catalog_id = any($2::uuid[])': {
      values: readonly [string | null, List<string> | null];
      row: { total: number };
    };

    /** stores.sql.ts: selectSells */
    'select exists (select from store_items where org_id = $1 and store_id = $2 and is_sold) as sells': {
      values: readonly [string | null, string | null];
      row: { sells: boolean };
    };

    /** stores.sql.ts: selectReserved */
    'select variant_id from stock where org_id = $1 and store_id = $2 and reserved > 0 limit 1': {
      values: readonly [string | null, string | null];
      row: { variant_id: string };
    };
  }
}
