// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** shown-items.sql.ts: selectCategories */
    'select c.catalog_id, c.name from catalogs c\n\
      where c.org_id = $1 and c.catalog_id = any($3::uuid[]) and exists (\n\
        select from catalog_items k\n\
          join store_items i on i.org_id = k.org_id and i.store_id = $2 and i.product_id = k.product_id and i.is_sold\n\
         where k.org_id = c.org_id and k.catalog_id = c.catalog_id)': {
      values: readonly [string | null, string | null, List<string> | null];
      row: { catalog_id: string; name: string };
    };

    /** shown-product.sql.ts: selectProduct */
    "select i.item_id, i.product_id, p.name, p.text, p.kind, p.pictures, p.options,\n\
       exists (select from add_ons a where a.org_id = $1 and a.store_id = $2 and a.status = 'on') as has_add_ons\n\
       from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id\n\
      where i.org_id = $1 and i.store_id = $2 and i.item_id = $3 and i.is_sold": {
      values: readonly [string | null, string | null, string | null];
      row: {
        item_id: string;
        product_id: string;
        name: string;
        text: string;
        kind: 'digital' | 'physical' | 'service';
        pictures: ColumnTypes['products.pictures'];
        options: ColumnTypes['products.options'];
        has_add_ons: boolean;
      };
    };

    /** shown-product.sql.ts: selectVariants */
    "select v.variant_id, v.option_values, v.net_content, x.amount, x.compare_at, coalesce(k.mode, 'free') as mode, coalesce(k.on_hand, 0) as on_hand,\n\
       coalesce(k.reserved, 0) as reserved, coalesce(k.safety, 0) as safety, k.sold_out_until\n\
     from product_variants v\n\
     join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $4\n\
     left join stock k on k.org_id = v.org_id and k.store_id = $2 and k.variant_id = v.variant_id\n\
     where v.org_id = $1 and v.product_id = $3 and v.archived_at is null order by v.position, v.variant_id": {
      values: readonly [string | null, string | null, string | null, string | null];
      row: {
        variant_id: string;
        option_values: string[];
        net_content: string;
        amount: number;
        compare_at: number | null;
        mode: 'free' | 'free' | 'track';
        on_hand: number;
        reserved: number;
        safety: number;
        sold_out_until: Date | null;
      };
    };

    /** shown-product.sql.ts: selectOfCart */
    "select i.item_id, p.product_id, v.variant_id, p.name, p.kind, p.file_id, p.tax_class, p.pictures -> 0 as picture, v.sku, v.option_values, x.amount, coalesce(k.mode, 'free') as mode,\n\
       coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) as reserved, coalesce(k.safety, 0) as safety, k.sold_out_until\n\
     from product_variants v\n\
     join store_items i on i.org_id = v.org_id and i.store_id = $2 and i.product_id = v.product_id and i.is_sold\n\
     join products p on p.org_id = v.org_id and p.product_id = v.product_id\n\
     join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $4\n\
     left join stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id\n\
     where v.org_id = $1 and v.variant_id = any($3::uuid[]) and v.archived_at is null": {
      values: readonly [string | null, string | null, List<string> | null, string | null];
      row: {
        item_id: string;
        product_id: string;
        variant_id: string;
        name: string;
        kind: 'digital' | 'physical' | 'service';
        file_id: string | null;
        tax_class: 'reduced' | 'standard' | 'zero';
        picture: Narrowed<unknown, AnswerTypes['shown-product.selectOfCart.picture']>;
        sku: string;
        option_values: string[];
        amount: number;
        mode: 'free' | 'free' | 'track';
        on_hand: number;
        reserved: number;
        safety: number;
        sold_out_until: Date | null;
      };
    };
  }

  interface ComposedStatements {
    /** shown-items.sql.ts: countShown */
    'storefront.count': {
      values: readonly unknown[];
      row: { total: number };
    };

    /** shown-items.sql.ts: selectShown */
    'storefront.list': {
      values: readonly unknown[];
      row: {
        item_id: string;
        name: string;
        picture: Narrowed<unknown, AnswerTypes['shown-items.selectShown.picture']>;
        least: Narrowed<number | null, AnswerTypes['shown-items.selectShown.least']>;
        most: Narrowed<number | null, AnswerTypes['shown-items.selectShown.most']>;
        compare_at: number | null;
        net_content: string | null;
        is_gone: Narrowed<boolean | null, AnswerTypes['shown-items.selectShown.is_gone']>;
        available: number | null;
      };
    };
  }
}
