// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** low-stock.sql.ts: takeLow */
    "with due as (\n\
       select k.org_id, k.store_id, k.variant_id, s.name as store_name, s.notified, p.name, v.option_values, i.position\n\
         from stock k\n\
         join stores s on s.org_id = k.org_id and s.store_id = k.store_id and s.status in ('open', 'paused') and s.notified <> '{}'\n\
         join organizations o on o.org_id = k.org_id and o.delete_after is null\n\
         join product_variants v on v.org_id = k.org_id and v.variant_id = k.variant_id and v.archived_at is null\n\
         join products p on p.org_id = v.org_id and p.product_id = v.product_id and p.status = 'active'\n\
         join store_items i on i.org_id = k.org_id and i.store_id = k.store_id and i.product_id = v.product_id\n\
        where k.is_low and not k.low_mailed\n\
        order by k.org_id, k.store_id limit $1 for update of k skip locked\n\
     )\n\
     update stock k set low_mailed = true from due\n\
      where k.org_id = due.org_id and k.store_id = due.store_id and k.variant_id = due.variant_id\n\
     returning k.org_id, k.store_id, due.store_name, due.notified, due.name, due.option_values, due.position,\n\
       greatest(0, k.on_hand - k.reserved - k.safety) as remaining": {
      values: readonly [number | null];
      row: {
        org_id: string;
        store_id: string;
        store_name: string;
        notified: string[];
        name: string;
        option_values: string[];
        position: number;
        remaining: number;
      };
    };

    /** low-stock.sql.ts: forgetRefilled */
    'with refilled as (\n\
       select k.org_id, k.store_id, k.variant_id from stock k where k.low_mailed and not k.is_low limit $1 for update skip locked)\n\
     update stock k set low_mailed = false from refilled r\n\
      where k.org_id = r.org_id and k.store_id = r.store_id and k.variant_id = r.variant_id': {
      values: readonly [number | null];
      row: Record<never, never>;
    };

    /** low-stock.sql.ts: selectAddresses */
    'select u.email from memberships m join users u on u.user_id = m.user_id\n\
      where m.org_id = $1 and m.user_id = any($2::uuid[]) order by u.email': {
      values: readonly [string | null, List<string> | null];
      row: { email: string };
    };
  }
}
