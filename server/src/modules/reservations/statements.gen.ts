// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** reservations.sql.ts: lockStockOf */
    'select variant_id, mode, on_hand, reserved, safety, sold_out_until from stock\n\
      where org_id = $1 and store_id = $2 and variant_id = any($3::uuid[]) order by variant_id for update': {
      values: readonly [string | null, string | null, List<string> | null];
      row: {
        variant_id: string;
        mode: 'free' | 'track';
        on_hand: number;
        reserved: number;
        safety: number;
        sold_out_until: Date | null;
      };
    };

    /** reservations.sql.ts: insertUncounted */
    'insert into stock (org_id, store_id, variant_id) select $1, $2, v from unnest($3::uuid[]) v order by v on conflict do nothing': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** reservations.sql.ts: insertReservations */
    'with wanted as (\n\
       select variant_id, quantity from unnest($4::uuid[], $5::integer[]) as w (variant_id, quantity)\n\
     ), kept as (\n\
       insert into stock_reservations (org_id, order_id, variant_id, store_id, quantity)\n\
       select $1, $3, variant_id, $2, quantity from wanted\n\
     )\n\
     update stock k set reserved = k.reserved + w.quantity from wanted w\n\
      where k.org_id = $1 and k.store_id = $2 and k.variant_id = w.variant_id': {
      values: readonly [string | null, string | null, string | null, List<string> | null, List<number> | null];
      row: Record<never, never>;
    };

    /** reservations.sql.ts: lockStockOfOrder */
    'select k.variant_id, k.mode, k.on_hand, k.reserved, k.safety, k.sold_out_until, r.state, r.quantity from stock_reservations r\n\
       join stock k on k.org_id = r.org_id and k.store_id = r.store_id and k.variant_id = r.variant_id\n\
      where r.org_id = $1 and r.order_id = $2 order by k.variant_id for update of k': {
      values: readonly [string | null, string | null];
      row: {
        variant_id: string;
        mode: 'free' | 'track';
        on_hand: number;
        reserved: number;
        safety: number;
        sold_out_until: Date | null;
        state: 'committed' | 'released' | 'reserved';
        quantity: number;
      };
    };

    /** reservations.sql.ts: commitReservations */
    "with done as (\n\
       update stock_reservations set state = 'committed' where org_id = $1 and order_id = $2 and state = 'reserved'\n\
       returning store_id, variant_id, quantity\n\
     ), changed as (\n\
       update stock k set reserved = k.reserved - d.quantity, sold = k.sold + d.quantity,\n\
              on_hand = case k.mode when 'track' then k.on_hand - d.quantity else k.on_hand end\n\
         from done d where k.org_id = $1 and k.store_id = d.store_id and k.variant_id = d.variant_id\n\
       returning k.store_id, k.variant_id, k.mode, d.quantity\n\
     )\n\
     insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, cause_id, at)\n\
     select $1, ($3::uuid[])[row_number() over (order by variant_id)], store_id, variant_id, 'sale',\n\
            case mode when 'track' then - quantity else 0 end, quantity, $2, $4\n\
       from changed": {
      values: readonly [string | null, string | null, List<string> | null, Date | null];
      row: Record<never, never>;
    };

    /** reservations.sql.ts: reserveReleased */
    "with again as (\n\
       update stock_reservations set state = 'reserved' where org_id = $1 and order_id = $2 and state = 'released'\n\
       returning store_id, variant_id, quantity\n\
     )\n\
     update stock k set reserved = k.reserved + a.quantity from again a\n\
      where k.org_id = $1 and k.store_id = a.store_id and k.variant_id = a.variant_id": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** reservations.sql.ts: releaseReservations */
    "with done as (\n\
       update stock_reservations set state = 'released' where org_id = $1 and order_id = $2 and state = 'reserved'\n\
       returning store_id, variant_id, quantity\n\
     )\n\
     update stock k set reserved = k.reserved - d.quantity from done d\n\
      where k.org_id = $1 and k.store_id = d.store_id and k.variant_id = d.variant_id": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** reservations.sql.ts: returnUnits */
    "with back as (\n\
       select variant_id, quantity, move_id from unnest($4::uuid[], $5::integer[], $6::uuid[]) as b (variant_id, quantity, move_id)\n\
     ), changed as (\n\
       update stock k set sold = k.sold - b.quantity,\n\
              on_hand = case k.mode when 'track' then k.on_hand + b.quantity else k.on_hand end\n\
         from back b where k.org_id = $1 and k.store_id = $2 and k.variant_id = b.variant_id\n\
       returning k.variant_id, k.mode, b.quantity, b.move_id\n\
     )\n\
     insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, cause_id, by_user, at)\n\
     select $1, move_id, $2, variant_id, 'return', case mode when 'track' then quantity else 0 end, - quantity, $3, $7, $8 from changed": {
      values: readonly [string | null, string | null, string | null, List<string> | null, List<number> | null, List<string> | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** reservations.sql.ts: addFound */
    "with found as (\n\
       select variant_id, quantity, move_id from unnest($3::uuid[], $4::integer[], $5::uuid[]) as f (variant_id, quantity, move_id)\n\
     ), changed as (\n\
       update stock k set on_hand = k.on_hand + f.quantity from found f where k.org_id = $1 and k.store_id = $2 and k.variant_id = f.variant_id\n\
     )\n\
     insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, note, by_user, at)\n\
     select $1, move_id, $2, variant_id, 'adjust', quantity, 0, 'Sold without the network', $6, $7 from found": {
      values: readonly [string | null, string | null, List<string> | null, List<number> | null, List<string> | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** reservations.sql.ts: sellUnits */
    "with more as (\n\
       select variant_id, quantity, move_id from unnest($4::uuid[], $5::integer[], $6::uuid[]) as m (variant_id, quantity, move_id)\n\
     ), kept as (\n\
       insert into stock_reservations as r (org_id, order_id, variant_id, store_id, quantity, state)\n\
       select $1, $9, variant_id, $2, quantity, 'committed' from more\n\
       on conflict (org_id, order_id, variant_id) do update set quantity = r.quantity + excluded.quantity\n\
     ), changed as (\n\
       update stock k set sold = k.sold + m.quantity,\n\
              on_hand = case k.mode when 'track' then k.on_hand - m.quantity else k.on_hand end\n\
         from more m where k.org_id = $1 and k.store_id = $2 and k.variant_id = m.variant_id\n\
       returning k.variant_id, k.mode, m.quantity, m.move_id\n\
     )\n\
     insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, cause_id, by_user, at)\n\
     select $1, move_id, $2, variant_id, 'sale', case mode when 'track' then - quantity else 0 end, quantity, $3, $7, $8 from changed": {
      values: readonly [string | null, string | null, string | null, List<string> | null, List<number> | null, List<string> | null, string | null, Date | null, string | null];
      row: Record<never, never>;
    };

    /** reservations.sql.ts: shrinkReservations */
    'with off as (\n\
       select variant_id, quantity from unnest($3::uuid[], $4::integer[]) as o (variant_id, quantity)\n\
     ), emptied as (\n\
       delete from stock_reservations r using off o\n\
        where r.org_id = $1 and r.order_id = $2 and r.variant_id = o.variant_id and r.quantity <= o.quantity\n\
     )\n\
     update stock_reservations r set quantity = r.quantity - o.quantity from off o\n\
      where r.org_id = $1 and r.order_id = $2 and r.variant_id = o.variant_id and r.quantity > o.quantity': {
      values: readonly [string | null, string | null, List<string> | null, List<number> | null];
      row: Record<never, never>;
    };
  }
}
