// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** many-products.sql.ts: selectExisting */
    'select product_id from products where org_id = $1 and product_id = any($2::uuid[]) order by product_id': {
      values: readonly [string | null, List<string> | null];
      row: { product_id: string };
    };

    /** many-products.sql.ts: lockProducts */
    'select product_id, name, status, revision from products where org_id = $1 and product_id = any($2::uuid[])\n\
     order by product_id for update': {
      values: readonly [string | null, List<string> | null];
      row: { product_id: string; name: string; status: 'active' | 'archived' | 'deleted' | 'draft'; revision: number };
    };

    /** many-products.sql.ts: setStatuses */
    'update products p set status = b.status, revision = p.revision + 1, updated_at = $3\n\
       from jsonb_to_recordset($2::jsonb) as b (product_id uuid, status text)\n\
     where p.org_id = $1 and p.product_id = b.product_id': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** many-products.sql.ts: archiveAll */
    'update product_variants set archived_at = $3 where org_id = $1 and product_id = any($2::uuid[]) and archived_at is null': {
      values: readonly [string | null, List<string> | null, Date | null];
      row: Record<never, never>;
    };

    /** many-products.sql.ts: bringBackAll */
    "update product_variants v set archived_at = null from products p\n\
      where v.org_id = $1 and p.org_id = v.org_id and p.product_id = v.product_id\n\
        and p.product_id = any($2::uuid[]) and p.status = 'deleted' and v.archived_at = p.updated_at": {
      values: readonly [string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** many-products.sql.ts: selectSkusThen */
    "select v.product_id, lower(v.sku) as sku from product_variants v join products p on p.org_id = v.org_id and p.product_id = v.product_id\n\
      where v.org_id = $1 and p.product_id = any($2::uuid[]) and p.status = 'deleted' and v.archived_at = p.updated_at and v.sku <> ''\n\
      order by v.product_id": {
      values: readonly [string | null, List<string> | null];
      row: { product_id: string; sku: string };
    };

    /** new-products.sql.ts: insertNewProducts */
    'insert into products (org_id, product_id, name, text, status, kind, tax_class, supplier, note, options, created_at, updated_at)\n\
     select $1, b.product_id, b.name, b.text, b.status, b.kind, b.tax_class, b.supplier, b.note, b.options, $3, $3\n\
       from jsonb_to_recordset($2::jsonb) as b (product_id uuid, name text, text text, status text, kind text, tax_class text, supplier text, note text, options jsonb)': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** new-products.sql.ts: insertNewVariants */
    'insert into product_variants (org_id, variant_id, product_id, option_values, sku, barcode, net_content, position)\n\
     select $1, b.variant_id, b.product_id, b.option_values, b.sku, b.barcode, b.net_content, b.position\n\
       from jsonb_to_recordset($2::jsonb) as b (variant_id uuid, product_id uuid, option_values text[], sku text, barcode text, net_content text, position integer)': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** new-products.sql.ts: selectSkusInUse */
    "select v.sku, v.product_id, p.name from product_variants v join products p on p.org_id = v.org_id and p.product_id = v.product_id\n\
      where v.org_id = $1 and lower(v.sku) = any($2::text[]) and v.sku <> '' and v.archived_at is null": {
      values: readonly [string | null, List<string> | null];
      row: { sku: string; product_id: string; name: string };
    };

    /** product-list.sql.ts: selectListed */
    "select p.product_id, p.name, p.status, p.kind, p.pictures #>> '{0,url}' as picture, p.revision, p.created_at, p.updated_at,\n\
       coalesce(v.variants, 0) as variants, coalesce(v.skus, '') as skus, coalesce(m.prices, '[]') as prices,\n\
       (select count(*) from catalog_items i where i.org_id = p.org_id and i.product_id = p.product_id) as catalogs\n\
     from products p\n\
     left join lateral (\n\
       select count(*) as variants, array_to_string((array_agg(o.sku order by o.position) filter (where o.sku <> ''))[1:3], ', ') as skus\n\
         from product_variants o where o.org_id = p.org_id and o.product_id = p.product_id and o.archived_at is null\n\
     ) v on true\n\
     left join lateral (\n\
       select jsonb_agg(jsonb_build_object('currency', r.currency, 'lowest', r.lowest, 'highest', r.highest) order by r.currency) as prices\n\
         from (\n\
           select x.currency, min(x.amount) as lowest, max(x.amount) as highest\n\
             from product_variants o join variant_prices x on x.org_id = o.org_id and x.variant_id = o.variant_id\n\
            where o.org_id = p.org_id and o.product_id = p.product_id and o.archived_at is null group by x.currency\n\
         ) r\n\
     ) m on true\n\
     where p.org_id = $1 and p.product_id = any($2::uuid[])": {
      values: readonly [string | null, List<string> | null];
      row: {
        product_id: string;
        name: string;
        status: 'active' | 'archived' | 'deleted' | 'draft';
        kind: 'digital' | 'physical' | 'service';
        picture: string | null;
        revision: number;
        created_at: Date;
        updated_at: Date;
        variants: number;
        skus: string;
        prices: Narrowed<{ currency: string; lowest: number; highest: number }[], AnswerTypes['product-list.selectListed.prices']>;
        catalogs: number;
      };
    };

    /** product-table.sql.ts: selectTableProducts */
    'select product_id, name, status, kind, tax_class, text, options, supplier, note\n\
       from products where org_id = $1 and product_id = any($2::uuid[])': {
      values: readonly [string | null, List<string> | null];
      row: {
        product_id: string;
        name: string;
        status: 'active' | 'archived' | 'deleted' | 'draft';
        kind: 'digital' | 'physical' | 'service';
        tax_class: 'reduced' | 'standard' | 'zero';
        text: string;
        options: ColumnTypes['products.options'];
        supplier: string;
        note: string;
      };
    };

    /** product-table.sql.ts: selectTableRows */
    'select v.product_id, v.option_values, v.sku, v.barcode, v.net_content, x.currency, x.amount, x.compare_at, x.cost\n\
       from unnest($2::uuid[]) with ordinality as w (product_id, place)\n\
       join product_variants v on v.org_id = $1 and v.product_id = w.product_id and v.archived_at is null\n\
       left join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id\n\
      order by w.place, v.position, v.variant_id, x.currency limit $3': {
      values: readonly [string | null, List<string> | null, number | null];
      row: {
        product_id: string;
        option_values: string[];
        sku: string;
        barcode: string;
        net_content: string;
        currency: string | null;
        amount: number | null;
        compare_at: number | null;
        cost: number | null;
      };
    };

    /** products.sql.ts: selectProduct */
    'select product_id, org_id, name, text, status, kind, tax_class, supplier, note, pictures, options, file_id, revision, created_at, updated_at from products where org_id = $1 and product_id = $2': {
      values: readonly [string | null, string | null];
      row: {
        product_id: string;
        org_id: string;
        name: string;
        text: string;
        status: 'active' | 'archived' | 'deleted' | 'draft';
        kind: 'digital' | 'physical' | 'service';
        tax_class: 'reduced' | 'standard' | 'zero';
        supplier: string;
        note: string;
        pictures: ColumnTypes['products.pictures'];
        options: ColumnTypes['products.options'];
        file_id: string | null;
        revision: number;
        created_at: Date;
        updated_at: Date;
      };
    };

    /** products.sql.ts: lockProduct */
    'select product_id, org_id, name, text, status, kind, tax_class, supplier, note, pictures, options, file_id, revision, created_at, updated_at from products where org_id = $1 and product_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: {
        product_id: string;
        org_id: string;
        name: string;
        text: string;
        status: 'active' | 'archived' | 'deleted' | 'draft';
        kind: 'digital' | 'physical' | 'service';
        tax_class: 'reduced' | 'standard' | 'zero';
        supplier: string;
        note: string;
        pictures: ColumnTypes['products.pictures'];
        options: ColumnTypes['products.options'];
        file_id: string | null;
        revision: number;
        created_at: Date;
        updated_at: Date;
      };
    };

    /** products.sql.ts: insertProduct */
    'insert into products (org_id, product_id, name, text, status, kind, tax_class, supplier, note, pictures, options, file_id, created_at, updated_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12, $13, $13)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** products.sql.ts: updateProduct */
    'update products set name = $3, text = $4, status = $5, kind = $6, tax_class = $7, supplier = $8, note = $9,\n\
       pictures = $10::jsonb, options = $11::jsonb, file_id = $12, revision = revision + 1, updated_at = $13\n\
     where org_id = $1 and product_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** products.sql.ts: selectUsable */
    "select product_id from products where org_id = $1 and product_id = any($2::uuid[]) and status <> 'deleted'": {
      values: readonly [string | null, List<string> | null];
      row: { product_id: string };
    };

    /** products.sql.ts: selectCatalogsOf */
    'select c.catalog_id, c.name from catalog_items i join catalogs c on c.org_id = i.org_id and c.catalog_id = i.catalog_id\n\
      where i.org_id = $1 and i.product_id = $2 order by lower(c.name), c.catalog_id': {
      values: readonly [string | null, string | null];
      row: { catalog_id: string; name: string };
    };

    /** variants.sql.ts: selectVariants */
    'select variant_id, option_values, sku, barcode, net_content from product_variants\n\
      where org_id = $1 and product_id = $2 and archived_at is null order by position, variant_id': {
      values: readonly [string | null, string | null];
      row: { variant_id: string; option_values: string[]; sku: string; barcode: string; net_content: string };
    };

    /** variants.sql.ts: selectKnownVariants */
    'select variant_id, option_values, sku, barcode, net_content, archived_at from product_variants\n\
      where org_id = $1 and product_id = $2\n\
        and (archived_at is null or variant_id = any($3::uuid[]) or to_jsonb(option_values) in (select jsonb_array_elements($4::jsonb)))\n\
      order by archived_at desc nulls first, variant_id desc': {
      values: readonly [string | null, string | null, List<string> | null, string | null];
      row: {
        variant_id: string;
        option_values: string[];
        sku: string;
        barcode: string;
        net_content: string;
        archived_at: Date | null;
      };
    };

    /** variants.sql.ts: selectPrices */
    'select p.variant_id, p.currency, p.amount, p.compare_at, p.cost\n\
       from variant_prices p join product_variants v on v.org_id = p.org_id and v.variant_id = p.variant_id\n\
      where p.org_id = $1 and v.product_id = $2 and v.archived_at is null order by p.currency': {
      values: readonly [string | null, string | null];
      row: { variant_id: string; currency: string; amount: number; compare_at: number | null; cost: number | null };
    };

    /** variants.sql.ts: archiveVariants */
    'update product_variants set archived_at = $3 where org_id = $1 and product_id = $2 and archived_at is null': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** variants.sql.ts: writeVariants */
    'insert into product_variants as v (org_id, variant_id, product_id, option_values, sku, barcode, net_content, position)\n\
     select $1, b.variant_id, $2, b.option_values, b.sku, b.barcode, b.net_content, b.position\n\
       from jsonb_to_recordset($3::jsonb) as b (variant_id uuid, option_values text[], sku text, barcode text, net_content text, position integer)\n\
     on conflict (org_id, variant_id) do update set option_values = excluded.option_values, sku = excluded.sku,\n\
       barcode = excluded.barcode, net_content = excluded.net_content, position = excluded.position, archived_at = null\n\
     where v.product_id = excluded.product_id': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** variants.sql.ts: deletePrices */
    'delete from variant_prices where org_id = $1 and variant_id = any($2::uuid[])': {
      values: readonly [string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** variants.sql.ts: insertPrices */
    'insert into variant_prices (org_id, variant_id, currency, amount, compare_at, cost)\n\
     select $1, b.variant_id, b.currency, b.amount, b.compare_at, b.cost\n\
       from jsonb_to_recordset($2::jsonb) as b (variant_id uuid, currency text, amount bigint, compare_at bigint, cost bigint)': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** variants.sql.ts: bringBackVariants */
    'update product_variants set archived_at = null where org_id = $1 and product_id = $2 and archived_at = $3': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };
  }

  interface ComposedStatements {
    /** product-list.sql.ts: selectProductIds */
    'products.ids': {
      values: readonly unknown[];
      row: { product_id: string };
    };

    /** product-list.sql.ts: countProducts */
    'products.count': {
      values: readonly unknown[];
      row: { total: number };
    };
  }
}
