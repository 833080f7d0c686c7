// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** order-privacy.sql.ts: scrubOrders */
    "update orders set name = '', email = '', phone = '', address = null, note = '', team_note = '', tags = '{}', link_nth = link_nth + 1,\n\
       revision = revision + 1\n\
     where org_id = $1 and email_key = lower($2) returning order_id": {
      values: readonly [string | null, string | null];
      row: { order_id: string };
    };

    /** order-privacy.sql.ts: deleteReplies */
    'delete from idempotency_keys where org_id = $1 and exists (select from unnest($2::text[]) as o (id) where strpos(reply, o.id) > 0)': {
      values: readonly [string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** order-privacy.sql.ts: countOrdersOf */
    'update customers c set orders = (\n\
       select count(*) from orders o where o.org_id = c.org_id and o.customer_id = c.customer_id and o.number is not null)\n\
     where c.org_id = $1 and c.customer_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };
  }
}
