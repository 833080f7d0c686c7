// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** counted-orders.sql.ts: selectCounted */
    "select o.order_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.channel, o.is_test, o.method_kind, o.name, o.email, o.currency, o.total, o.paid,\n\
       o.units, o.note, o.revision, o.tags, o.pickup_from, o.pickup_to, o.expires_at, o.placed_at, o.ready_at, o.created_at, coalesce((select string_agg(l.quantity || ' × ' || concat_ws(', ', l.name, nullif(array_to_string(l.option_values, ', '), ''))\n\
     || coalesce((select string_agg(' + ' || case when (a ->> 'quantity')::integer > 1 then (a ->> 'quantity') || ' × ' else '' end || (a ->> 'name'), ''\n\
                    order by n) from jsonb_array_elements(l.add_ons) with ordinality as t (a, n)), ''), e'\\n' order by l.line_no)\n\
   from order_lines l where l.org_id = o.org_id and l.order_id = o.order_id), '') as items from (select o.order_id from orders o where o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end and o.placed_at is not null and o.status in ('placed', 'completed')\n\
  and ($7::text = 'refunds' or $8::text is not null or o.placed_at >= coalesce($5::timestamptz, '-infinity') and o.placed_at < coalesce($6::timestamptz, 'infinity'))\n\
  and case $7::text when 'add_ons' then o.add_ons > 0 when 'discounts' then o.discount > 0 when 'delivery' then o.shipping > 0 when 'tax' then o.tax > 0\n\
        when 'tips' then o.tip > 0 when 'new' then o.is_first when 'returning' then not o.is_first when 'unknown' then o.is_first is null\n\
        when 'tests' then o.is_test when 'online_paid' then o.channel = 'online' and o.paid >= o.total\n\
        when 'refunds' then exists (select from payment_entries e where e.org_id = $1 and e.order_id = o.order_id and e.at >= coalesce($5::timestamptz, '-infinity') and e.at < coalesce($6::timestamptz, 'infinity') and e.kind in ('refunded', 'refund_failed'))\n\
        when 'direct' then exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.code_id is null and l.page_id is null) else true end\n\
  and ($8::text is null or exists (select from payment_entries e where e.org_id = $1 and e.order_id = o.order_id and e.at >= coalesce($5::timestamptz, '-infinity') and e.at < coalesce($6::timestamptz, 'infinity') and e.tender = $8 and e.kind in ('captured', 'refunded', 'refund_failed')))\n\
  and ($9::text is null or o.channel = $9) and ($10::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.code_id = $10))\n\
  and ($11::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.page_id = $11)) and ($12::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.campaign_id = $12))\n\
  and ($13::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.item_id = $13))\n\
  and ($14::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.add_ons @> jsonb_build_array(jsonb_build_object('add_on_id', $14::uuid::text))))\n\
  and ($15::uuid is null or o.event_id = $15) and o.words like all($16::text[])\n\
  and ($18::integer is null or o.number = $18)\n\
  and ($17::integer is null or $17 = (select (extract(isodow from z.at) - 1) * 24 + extract(hour from z.at) from stores s\n\
        cross join lateral (select o.placed_at at time zone s.zone as at) z where s.org_id = $1 and s.store_id = $2)) order by o.placed_at desc, o.order_id desc limit $19 offset $20)\n\
       page join orders o on o.org_id = $1 and o.order_id = page.order_id order by o.placed_at desc, o.order_id desc": {
      values: readonly [string | null, string | null, List<string> | null, string | null, Date | null, Date | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, List<string> | null, number | null, number | null, number | null, number | null];
      row: {
        order_id: string;
        store_id: string;
        number: number | null;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        payment_status: ColumnTypes['orders.payment_status'];
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        tender: 'card' | 'desk' | 'free' | 'pickup';
        channel: 'event' | 'online' | 'team';
        is_test: boolean;
        method_kind: 'delivery' | 'digital' | 'pickup';
        name: string;
        email: string;
        currency: string;
        total: number;
        paid: number;
        units: number;
        note: string;
        revision: number;
        tags: string[];
        pickup_from: Date | null;
        pickup_to: Date | null;
        expires_at: Date | null;
        placed_at: Date | null;
        ready_at: Date | null;
        created_at: Date;
        items: string;
      };
    };

    /** counted-orders.sql.ts: countCounted */
    "select count(*) as total from orders o where o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end and o.placed_at is not null and o.status in ('placed', 'completed')\n\
  and ($7::text = 'refunds' or $8::text is not null or o.placed_at >= coalesce($5::timestamptz, '-infinity') and o.placed_at < coalesce($6::timestamptz, 'infinity'))\n\
  and case $7::text when 'add_ons' then o.add_ons > 0 when 'discounts' then o.discount > 0 when 'delivery' then o.shipping > 0 when 'tax' then o.tax > 0\n\
        when 'tips' then o.tip > 0 when 'new' then o.is_first when 'returning' then not o.is_first when 'unknown' then o.is_first is null\n\
        when 'tests' then o.is_test when 'online_paid' then o.channel = 'online' and o.paid >= o.total\n\
        when 'refunds' then exists (select from payment_entries e where e.org_id = $1 and e.order_id = o.order_id and e.at >= coalesce($5::timestamptz, '-infinity') and e.at < coalesce($6::timestamptz, 'infinity') and e.kind in ('refunded', 'refund_failed'))\n\
        when 'direct' then exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.code_id is null and l.page_id is null) else true end\n\
  and ($8::text is null or exists (select from payment_entries e where e.org_id = $1 and e.order_id = o.order_id and e.at >= coalesce($5::timestamptz, '-infinity') and e.at < coalesce($6::timestamptz, 'infinity') and e.tender = $8 and e.kind in ('captured', 'refunded', 'refund_failed')))\n\
  and ($9::text is null or o.channel = $9) and ($10::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.code_id = $10))\n\
  and ($11::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.page_id = $11)) and ($12::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.campaign_id = $12))\n\
  and ($13::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.item_id = $13))\n\
  and ($14::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.add_ons @> jsonb_build_array(jsonb_build_object('add_on_id', $14::uuid::text))))\n\
  and ($15::uuid is null or o.event_id = $15) and o.words like all($16::text[])\n\
  and ($18::integer is null or o.number = $18)\n\
  and ($17::integer is null or $17 = (select (extract(isodow from z.at) - 1) * 24 + extract(hour from z.at) from stores s\n\
        cross join lateral (select o.placed_at at time zone s.zone as at) z where s.org_id = $1 and s.store_id = $2))": {
      values: readonly [string | null, string | null, List<string> | null, string | null, Date | null, Date | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, List<string> | null, number | null, number | null];
      row: { total: number };
    };

    /** counted-orders.sql.ts: selectCountedIds */
    "select o.order_id from orders o where o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end and o.placed_at is not null and o.status in ('placed', 'completed')\n\
  and ($7::text = 'refunds' or $8::text is not null or o.placed_at >= coalesce($5::timestamptz, '-infinity') and o.placed_at < coalesce($6::timestamptz, 'infinity'))\n\
  and case $7::text when 'add_ons' then o.add_ons > 0 when 'discounts' then o.discount > 0 when 'delivery' then o.shipping > 0 when 'tax' then o.tax > 0\n\
        when 'tips' then o.tip > 0 when 'new' then o.is_first when 'returning' then not o.is_first when 'unknown' then o.is_first is null\n\
        when 'tests' then o.is_test when 'online_paid' then o.channel = 'online' and o.paid >= o.total\n\
        when 'refunds' then exists (select from payment_entries e where e.org_id = $1 and e.order_id = o.order_id and e.at >= coalesce($5::timestamptz, '-infinity') and e.at < coalesce($6::timestamptz, 'infinity') and e.kind in ('refunded', 'refund_failed'))\n\
        when 'direct' then exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.code_id is null and l.page_id is null) else true end\n\
  and ($8::text is null or exists (select from payment_entries e where e.org_id = $1 and e.order_id = o.order_id and e.at >= coalesce($5::timestamptz, '-infinity') and e.at < coalesce($6::timestamptz, 'infinity') and e.tender = $8 and e.kind in ('captured', 'refunded', 'refund_failed')))\n\
  and ($9::text is null or o.channel = $9) and ($10::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.code_id = $10))\n\
  and ($11::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.page_id = $11)) and ($12::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.campaign_id = $12))\n\
  and ($13::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.item_id = $13))\n\
  and ($14::uuid is null or exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and l.add_ons @> jsonb_build_array(jsonb_build_object('add_on_id', $14::uuid::text))))\n\
  and ($15::uuid is null or o.event_id = $15) and o.words like all($16::text[])\n\
  and ($18::integer is null or o.number = $18)\n\
  and ($17::integer is null or $17 = (select (extract(isodow from z.at) - 1) * 24 + extract(hour from z.at) from stores s\n\
        cross join lateral (select o.placed_at at time zone s.zone as at) z where s.org_id = $1 and s.store_id = $2)) order by o.placed_at desc, o.order_id desc limit $19": {
      values: readonly [string | null, string | null, List<string> | null, string | null, Date | null, Date | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, List<string> | null, number | null, number | null, number | null];
      row: { order_id: string };
    };

    /** new-orders.sql.ts: insertLines */
    'insert into order_lines (org_id, order_id, line_no, variant_id, item_id, name, option_values, sku, kind, picture, quantity, unit_price, add_ons, sum, discount, tax_rate, tax, file_id,\n\
  code_id, page_id, campaign_id)\n\
     select $1, $2, l.* from jsonb_to_recordset($3::jsonb) as l (line_no integer, variant_id uuid, item_id uuid, name text, option_values text[], sku text, kind text, picture jsonb, quantity integer,\n\
  unit_price bigint, add_ons jsonb, sum bigint, discount bigint, tax_rate integer, tax bigint, file_id uuid, code_id uuid, page_id uuid, campaign_id uuid)': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** new-orders.sql.ts: insertOrder */
    "with made as (\n\
       insert into orders (org_id, order_id, store_id, status, tender, currency, subtotal, discount, shipping, tax_mode, tax, total, units, name, email,\n\
         phone, language, method, method_kind, address, pickup_from, pickup_to, note, is_test, link_hours, expires_at, created_at, updated_at,\n\
         channel, event_id, session_id, sale_key, sold_by, tip, rounding, add_ons, fulfilled)\n\
       values ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $26, $28, $23, $24, $24,\n\
         $29, $30, $31, $32, $33, $34, $35, $36, case when $37 then $12 else 0 end)\n\
       returning org_id, order_id\n\
     ), lines as (\n\
       insert into order_lines (org_id, order_id, line_no, variant_id, item_id, name, option_values, sku, kind, picture, quantity, unit_price, add_ons, sum, discount, tax_rate, tax, file_id,\n\
  code_id, page_id, campaign_id, fulfilled)\n\
       select m.org_id, m.order_id, l.*, case when $37 then l.quantity else 0 end from made m, jsonb_to_recordset($25::jsonb) as l (line_no integer, variant_id uuid, item_id uuid, name text, option_values text[], sku text, kind text, picture jsonb, quantity integer,\n\
  unit_price bigint, add_ons jsonb, sum bigint, discount bigint, tax_rate integer, tax bigint, file_id uuid, code_id uuid, page_id uuid, campaign_id uuid)\n\
     )\n\
     insert into order_events (org_id, order_id, seq, kind, by_user, at) select org_id, order_id, 1, 'created', $27, $24 from made": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, number | null, number | null, number | null, string | null, number | null, number | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null, Date | null, string | null, Date | null, Date | null, string | null, boolean | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null, number | null, boolean | null];
      row: Record<never, never>;
    };

    /** new-orders.sql.ts: placeOrderRow */
    "with waiting as (\n\
       select o.org_id, o.order_id, o.store_id from orders o where o.org_id = $1 and o.order_id = $2 and o.status in ('pending', 'expired') for update\n\
     ), numbered as (\n\
       update stores s set last_number = s.last_number + 1 from waiting w where s.org_id = w.org_id and s.store_id = w.store_id returning s.last_number\n\
     ), placed as (\n\
       update orders o set status = case when o.fulfilled >= o.units and o.method_kind <> 'delivery' and o.paid >= o.total then 'completed' else 'placed' end,\n\
              number = n.last_number, placed_at = $4, expires_at = $3, updated_at = $4, revision = o.revision + 1,\n\
              is_first = is_first_order(o.org_id, o.store_id, o.order_id, o.email)\n\
         from numbered n, waiting w where o.org_id = w.org_id and o.order_id = w.order_id\n\
       returning o.org_id, o.order_id, o.number\n\
     ), noted as (\n\
       insert into order_events (org_id, order_id, seq, kind, at)\n\
       select p.org_id, p.order_id, coalesce(max(e.seq), 0) + 1, 'placed', $4 from placed p\n\
         left join order_events e on e.org_id = p.org_id and e.order_id = p.order_id group by p.org_id, p.order_id\n\
     )\n\
     select number from placed": {
      values: readonly [string | null, string | null, Date | null, Date | null];
      row: { number: number | null };
    };

    /** new-orders.sql.ts: countUnpaid */
    "select (select count(*) from orders o where o.org_id = $1 and o.store_id = $2 and o.status in ('placed', 'pending') and o.payment_status = 'unpaid' and not o.is_deleted and o.email_key = lower($3)) as of_email,\n\
       (select count(*) from orders o where o.org_id = $1 and o.store_id = $2 and o.status in ('placed', 'pending') and o.payment_status = 'unpaid' and not o.is_deleted and o.phone = nullif($4, '') and o.phone <> '') as of_phone": {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { of_email: number; of_phone: number };
    };

    /** new-orders.sql.ts: lockContacts */
    "select pg_advisory_xact_lock(k) from (\n\
       select distinct hashtextextended($1::uuid || '/' || $2::uuid || '/' || lower(c), 0) as k from unnest($3::text[]) c order by 1) keys": {
      values: readonly [string | null, string | null, List<string> | null];
      row: { pg_advisory_xact_lock: unknown };
    };

    /** order-changes.sql.ts: cancelOrderRow */
    "update orders set status = 'canceled', cancel_reason = $3, expires_at = null, updated_at = $4, revision = revision + 1\n\
      where org_id = $1 and order_id = $2": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** order-changes.sql.ts: updateDetails */
    'update orders set name = coalesce($3, name), email = coalesce($4, email), phone = coalesce($5, phone), address = coalesce($6, address),\n\
       team_note = coalesce($7, team_note), tags = coalesce($8::text[], tags), updated_at = $9, revision = revision + 1\n\
     where org_id = $1 and order_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, List<string> | null, Date | null];
      row: Record<never, never>;
    };

    /** order-changes.sql.ts: markReady */
    'update orders set ready_at = $3, updated_at = $3, revision = revision + 1 where org_id = $1 and order_id = $2': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** order-changes.sql.ts: fulfilLines */
    'update order_lines l set fulfilled = l.fulfilled + u.quantity from unnest($3::integer[], $4::integer[]) as u (line_no, quantity)\n\
      where l.org_id = $1 and l.order_id = $2 and l.line_no = u.line_no and l.fulfilled + u.quantity <= l.quantity returning l.line_no': {
      values: readonly [string | null, string | null, List<number> | null, List<number> | null];
      row: { line_no: number };
    };

    /** order-changes.sql.ts: fulfilAll */
    'update order_lines set fulfilled = quantity where org_id = $1 and order_id = $2 and fulfilled < quantity': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** order-changes.sql.ts: returnLines */
    'update order_lines l set returned = l.returned + u.quantity from unnest($3::integer[], $4::integer[]) as u (line_no, quantity)\n\
      where l.org_id = $1 and l.order_id = $2 and l.line_no = u.line_no and l.returned + u.quantity <= l.fulfilled returning l.line_no': {
      values: readonly [string | null, string | null, List<number> | null, List<number> | null];
      row: { line_no: number };
    };

    /** order-changes.sql.ts: settleOrderRow */
    "update orders set updated_at = $4, revision = revision + 1, delivered_at = coalesce(delivered_at, $3),\n\
       expires_at = case when payment_status = 'unpaid' and fulfilment_status = 'unfulfilled' then expires_at end,\n\
       status = case when status = 'placed' and fulfilled >= units and (method_kind <> 'delivery' or delivered_at is not null or $3::timestamptz is not null)\n\
                          and payment_status in ('paid', 'overpaid', 'partially_refunded', 'refunded') then 'completed' else status end\n\
     where org_id = $1 and order_id = $2": {
      values: readonly [string | null, string | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** order-changes.sql.ts: openFiles */
    'update orders set files_until = $3 where org_id = $1 and order_id = $2': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** order-changes.sql.ts: hideOrder */
    'update orders set is_deleted = true, updated_at = $3, revision = revision + 1 where org_id = $1 and order_id = $2': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** order-changes.sql.ts: takeOverdue */
    'select org_id, order_id, status from orders where expires_at <= $1 order by expires_at limit $2 for update skip locked': {
      values: readonly [Date | null, number | null];
      row: { org_id: string; order_id: string; status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed' };
    };

    /** order-changes.sql.ts: expireOrderRow */
    "update orders set status = 'expired', expires_at = null, updated_at = $3, revision = revision + 1 where org_id = $1 and order_id = $2": {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** order-jobs.sql.ts: selectStoreOfOrder */
    'select store_id, name, email, phone, zone, notified, theme from stores where org_id = $1 and store_id = $2': {
      values: readonly [string | null, string | null];
      row: {
        store_id: string;
        name: string;
        email: string;
        phone: string;
        zone: string;
        notified: string[];
        theme: ColumnTypes['stores.theme'];
      };
    };

    /** order-jobs.sql.ts: linkBuyer */
    'update orders set customer_id = $3 where org_id = $1 and order_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** order-list.sql.ts: selectOrders */
    "select o.order_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.channel, o.is_test, o.method_kind, o.name, o.email, o.currency, o.total, o.paid,\n\
       o.units, o.note, o.revision, o.tags, o.pickup_from, o.pickup_to, o.expires_at, o.placed_at, o.ready_at, o.created_at, coalesce((select string_agg(l.quantity || ' × ' || concat_ws(', ', l.name, nullif(array_to_string(l.option_values, ', '), ''))\n\
     || coalesce((select string_agg(' + ' || case when (a ->> 'quantity')::integer > 1 then (a ->> 'quantity') || ' × ' else '' end || (a ->> 'name'), ''\n\
                    order by n) from jsonb_array_elements(l.add_ons) with ordinality as t (a, n)), ''), e'\\n' order by l.line_no)\n\
   from order_lines l where l.org_id = o.org_id and l.order_id = o.order_id), '') as items\n\
     from (select o.order_id from orders o where o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end and ($5::integer is null or o.number = $5) order by o.created_at desc, o.order_id desc limit $6 offset $7) page join orders o on o.org_id = $1 and o.order_id = page.order_id order by o.created_at desc, o.order_id desc": {
      values: readonly [string | null, string | null, List<string> | null, string | null, number | null, number | null, number | null];
      row: {
        order_id: string;
        store_id: string;
        number: number | null;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        payment_status: ColumnTypes['orders.payment_status'];
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        tender: 'card' | 'desk' | 'free' | 'pickup';
        channel: 'event' | 'online' | 'team';
        is_test: boolean;
        method_kind: 'delivery' | 'digital' | 'pickup';
        name: string;
        email: string;
        currency: string;
        total: number;
        paid: number;
        units: number;
        note: string;
        revision: number;
        tags: string[];
        pickup_from: Date | null;
        pickup_to: Date | null;
        expires_at: Date | null;
        placed_at: Date | null;
        ready_at: Date | null;
        created_at: Date;
        items: string;
      };
    };

    /** order-list.sql.ts: countPlaced */
    'select s.last_number - (select count(*) from orders o where o.org_id = $1 and o.store_id = $2 and o.is_deleted and o.number is not null) as total\n\
       from stores s where s.org_id = $1 and s.store_id = $2': {
      values: readonly [string | null, string | null];
      row: { total: number };
    };

    /** order-list.sql.ts: countOrders */
    "select count(*) as total from orders o where o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end and ($5::integer is null or o.number = $5)": {
      values: readonly [string | null, string | null, List<string> | null, string | null, number | null];
      row: { total: number };
    };

    /** order-list.sql.ts: selectOrderIds */
    "select o.order_id from orders o where o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end and ($5::integer is null or o.number = $5) order by o.created_at desc, o.order_id desc limit $6": {
      values: readonly [string | null, string | null, List<string> | null, string | null, number | null, number | null];
      row: { order_id: string };
    };

    /** order-list.sql.ts: selectExported */
    "select o.number, o.name, o.email, o.phone, o.currency, o.subtotal, o.discount, o.shipping, o.tax, o.tip, o.rounding, o.channel, o.total, o.payment_status, o.paid, o.refunded,\n\
       o.status, o.fulfilment_status, o.method_kind, o.pickup_from, o.placed_at, o.created_at, o.note,\n\
       coalesce((select string_agg(l.quantity || ' × ' || concat_ws(', ', l.name, nullif(array_to_string(l.option_values, ', '), ''))\n\
     || coalesce((select string_agg(' + ' || case when (a ->> 'quantity')::integer > 1 then (a ->> 'quantity') || ' × ' else '' end || (a ->> 'name'), ''\n\
                    order by n) from jsonb_array_elements(l.add_ons) with ordinality as t (a, n)), ''), e'\\n' order by l.line_no)\n\
   from order_lines l where l.org_id = o.org_id and l.order_id = o.order_id), '') as items\n\
     from orders o where o.org_id = $1 and o.order_id = any($2::uuid[]) order by array_position($2::uuid[], o.order_id)": {
      values: readonly [string | null, List<string> | null];
      row: {
        number: number | null;
        name: string;
        email: string;
        phone: string;
        currency: string;
        subtotal: number;
        discount: number;
        shipping: number;
        tax: number | null;
        tip: number;
        rounding: number;
        channel: 'event' | 'online' | 'team';
        total: number;
        payment_status: ColumnTypes['orders.payment_status'];
        paid: number;
        refunded: number;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        method_kind: 'delivery' | 'digital' | 'pickup';
        pickup_from: Date | null;
        placed_at: Date | null;
        created_at: Date;
        note: string;
        items: string;
      };
    };

    /** order-money.sql.ts: insertEntry */
    'insert into payment_entries (org_id, entry_id, order_id, kind, tender, amount, ref, by_user, at, session_id)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (org_id, order_id, kind, ref) do nothing returning entry_id': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, Date | null, string | null];
      row: { entry_id: string };
    };

    /** order-money.sql.ts: selectReserved */
    "select amount from payment_entries where org_id = $1 and order_id = $2 and kind = 'authorized' and ref = $3": {
      values: readonly [string | null, string | null, string | null];
      row: { amount: number };
    };

    /** order-money.sql.ts: reserveRefund */
    'update orders set refund_reserved = refund_reserved + $3, updated_at = $4, revision = revision + 1\n\
      where org_id = $1 and order_id = $2 and refund_reserved + $3 <= paid returning order_id': {
      values: readonly [string | null, string | null, number | null, Date | null];
      row: { order_id: string };
    };

    /** order-money.sql.ts: giveBackRefund */
    'update orders set refund_reserved = refund_reserved - $3, updated_at = $4, revision = revision + 1 where org_id = $1 and order_id = $2': {
      values: readonly [string | null, string | null, number | null, Date | null];
      row: Record<never, never>;
    };

    /** order-money.sql.ts: selectCounterMoney */
    "select coalesce(sum(case kind when 'captured' then amount when 'refunded' then - amount else 0 end), 0)::bigint as amount,\n\
       coalesce(min(tender), 'cash') as tender\n\
       from payment_entries where org_id = $1 and order_id = $2 and tender not in ('online', 'square')": {
      values: readonly [string | null, string | null];
      row: { amount: number; tender: 'card' | 'cash' | 'online' | 'other' | 'square' | 'cash' };
    };

    /** order-money.sql.ts: selectExcess */
    "select status, greatest(paid - refund_reserved - case when status in ('placed', 'completed') then total else 0 end, 0)::bigint as excess\n\
       from orders where org_id = $1 and order_id = $2": {
      values: readonly [string | null, string | null];
      row: { status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed'; excess: number };
    };

    /** order-money.sql.ts: lockPaidOrder */
    'select order_id, store_id, number, status, discount, currency, total, authorized, paid, units, fulfilled, link_hours, session_id from orders where org_id = $1 and order_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: {
        order_id: string;
        store_id: string;
        number: number | null;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        discount: number;
        currency: string;
        total: number;
        authorized: number;
        paid: number;
        units: number;
        fulfilled: number;
        link_hours: number | null;
        session_id: string | null;
      };
    };

    /** order-money.sql.ts: markTest */
    'update orders set is_test = true where org_id = $1 and order_id = $2 and not is_test': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** order-search.sql.ts: selectSearchWords */
    "select coalesce(s.word, '') as word, c.entries from search_words($3) as s (word) cross join lateral (\n\
       select count(*) as entries from (\n\
         select from order_words w where w.org_id = $1 and w.store_id = $2 and w.word >= s.word and w.word < s.word || chr(1114111) limit $4) begun\n\
     ) c order by c.entries, length(s.word) desc": {
      values: readonly [string | null, string | null, string | null, number | null];
      row: { word: string; entries: number };
    };

    /** order-search.sql.ts: selectWithWords */
    "select o.order_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.channel, o.is_test, o.method_kind, o.name, o.email, o.currency, o.total, o.paid,\n\
       o.units, o.note, o.revision, o.tags, o.pickup_from, o.pickup_to, o.expires_at, o.placed_at, o.ready_at, o.created_at, coalesce((select string_agg(l.quantity || ' × ' || concat_ws(', ', l.name, nullif(array_to_string(l.option_values, ', '), ''))\n\
     || coalesce((select string_agg(' + ' || case when (a ->> 'quantity')::integer > 1 then (a ->> 'quantity') || ' × ' else '' end || (a ->> 'name'), ''\n\
                    order by n) from jsonb_array_elements(l.add_ons) with ordinality as t (a, n)), ''), e'\\n' order by l.line_no)\n\
   from order_lines l where l.org_id = o.org_id and l.order_id = o.order_id), '') as items from (select w.order_id from (\n\
    select w.created_at, w.order_id from unnest($5::text[]) with ordinality as s (word, nth)\n\
      cross join lateral (select w.created_at, w.order_id from order_words w where w.org_id = $1 and w.store_id = $2 and w.word >= s.word and w.word < s.word || chr(1114111) offset 0) w\n\
     group by w.created_at, w.order_id having min(s.nth) = 1 and max(s.nth) = cardinality($5::text[])\n\
     order by w.created_at desc, w.order_id desc) w\n\
  cross join lateral (select from orders o where o.order_id = w.order_id and o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end and o.words like all($6::text[]) offset 0) o order by w.created_at desc, w.order_id desc limit $7 offset $8) page join orders o on o.org_id = $1 and o.order_id = page.order_id order by o.created_at desc, o.order_id desc": {
      values: readonly [string | null, string | null, List<string> | null, string | null, List<string> | null, List<string> | null, number | null, number | null];
      row: {
        order_id: string;
        store_id: string;
        number: number | null;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        payment_status: ColumnTypes['orders.payment_status'];
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        tender: 'card' | 'desk' | 'free' | 'pickup';
        channel: 'event' | 'online' | 'team';
        is_test: boolean;
        method_kind: 'delivery' | 'digital' | 'pickup';
        name: string;
        email: string;
        currency: string;
        total: number;
        paid: number;
        units: number;
        note: string;
        revision: number;
        tags: string[];
        pickup_from: Date | null;
        pickup_to: Date | null;
        expires_at: Date | null;
        placed_at: Date | null;
        ready_at: Date | null;
        created_at: Date;
        items: string;
      };
    };

    /** order-search.sql.ts: countWithWord */
    "select count(*) as found from (\n\
    select distinct w.order_id from (\n\
      select w.order_id from unnest($5::text[]) as s (word) cross join lateral (select w.order_id from order_words w where w.org_id = $1 and w.store_id = $2 and w.word >= s.word and w.word < s.word || chr(1114111) limit $7) w) w) w\n\
  cross join lateral (select from orders o where o.order_id = w.order_id and o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end and o.words like all($6::text[]) offset 0) o": {
      values: readonly [string | null, string | null, List<string> | null, string | null, List<string> | null, List<string> | null, number | null];
      row: { found: number };
    };

    /** order-search.sql.ts: selectOfNewest */
    "select o.order_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.channel, o.is_test, o.method_kind, o.name, o.email, o.currency, o.total, o.paid,\n\
       o.units, o.note, o.revision, o.tags, o.pickup_from, o.pickup_to, o.expires_at, o.placed_at, o.ready_at, o.created_at, coalesce((select string_agg(l.quantity || ' × ' || concat_ws(', ', l.name, nullif(array_to_string(l.option_values, ', '), ''))\n\
     || coalesce((select string_agg(' + ' || case when (a ->> 'quantity')::integer > 1 then (a ->> 'quantity') || ' × ' else '' end || (a ->> 'name'), ''\n\
                    order by n) from jsonb_array_elements(l.add_ons) with ordinality as t (a, n)), ''), e'\\n' order by l.line_no)\n\
   from order_lines l where l.org_id = o.org_id and l.order_id = o.order_id), '') as items from (select o.order_id from (select o.order_id, o.created_at, o.words from orders o where o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end order by o.created_at desc, o.order_id desc limit $5) o where o.words like all($6::text[]) order by o.created_at desc, o.order_id desc limit $7 offset $8) page join orders o on o.org_id = $1 and o.order_id = page.order_id order by o.created_at desc, o.order_id desc": {
      values: readonly [string | null, string | null, List<string> | null, string | null, number | null, List<string> | null, number | null, number | null];
      row: {
        order_id: string;
        store_id: string;
        number: number | null;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        payment_status: ColumnTypes['orders.payment_status'];
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        tender: 'card' | 'desk' | 'free' | 'pickup';
        channel: 'event' | 'online' | 'team';
        is_test: boolean;
        method_kind: 'delivery' | 'digital' | 'pickup';
        name: string;
        email: string;
        currency: string;
        total: number;
        paid: number;
        units: number;
        note: string;
        revision: number;
        tags: string[];
        pickup_from: Date | null;
        pickup_to: Date | null;
        expires_at: Date | null;
        placed_at: Date | null;
        ready_at: Date | null;
        created_at: Date;
        items: string;
      };
    };

    /** order-search.sql.ts: countOfNewest */
    "select count(*) filter (where o.words like all($6::text[])) as found, count(*) as read from (select o.order_id, o.created_at, o.words from orders o where o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end order by o.created_at desc, o.order_id desc limit $5) o": {
      values: readonly [string | null, string | null, List<string> | null, string | null, number | null, List<string> | null];
      row: { found: number; read: number };
    };

    /** order-search.sql.ts: selectIdsWithWords */
    "select w.order_id from (\n\
    select w.created_at, w.order_id from unnest($5::text[]) with ordinality as s (word, nth)\n\
      cross join lateral (select w.created_at, w.order_id from order_words w where w.org_id = $1 and w.store_id = $2 and w.word >= s.word and w.word < s.word || chr(1114111) offset 0) w\n\
     group by w.created_at, w.order_id having min(s.nth) = 1 and max(s.nth) = cardinality($5::text[])\n\
     order by w.created_at desc, w.order_id desc) w\n\
  cross join lateral (select from orders o where o.order_id = w.order_id and o.org_id = $1 and o.store_id = $2 and not o.is_deleted and ($3::text[] is null and o.number is not null or o.status = any($3::text[]))\n\
  and case $4::text when 'to_do' then o.status = 'placed' and o.fulfilment_status in ('unfulfilled', 'partial')\n\
                    when 'unpaid' then o.status = 'placed' and o.payment_status in ('unpaid', 'partially_paid') else true end and o.words like all($6::text[]) offset 0) o order by w.created_at desc, w.order_id desc limit $7 offset $8": {
      values: readonly [string | null, string | null, List<string> | null, string | null, List<string> | null, List<string> | null, number | null, number | null];
      row: { order_id: string };
    };

    /** orders.sql.ts: selectOrder */
    'select o.order_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.channel, o.is_test, o.currency, o.subtotal, o.discount, o.shipping,\n\
  o.tax_mode, o.tax, o.tip, o.rounding, o.total, o.authorized, o.paid, o.refunded, o.refund_reserved, o.units, o.name, o.email, o.phone, o.language, o.method, o.method_kind, o.address, o.pickup_from, o.pickup_to,\n\
  o.note, o.team_note, o.tags, o.customer_id, o.link_nth, o.cancel_reason, o.expires_at, o.placed_at, o.ready_at, o.delivered_at, o.link_hours, o.files_until, o.event_id, o.session_id, o.revision, o.created_at from orders o where o.org_id = $1 and o.order_id = $2 and not o.is_deleted': {
      values: readonly [string | null, string | null];
      row: {
        order_id: string;
        store_id: string;
        number: number | null;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        payment_status: ColumnTypes['orders.payment_status'];
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        tender: 'card' | 'desk' | 'free' | 'pickup';
        channel: 'event' | 'online' | 'team';
        is_test: boolean;
        currency: string;
        subtotal: number;
        discount: number;
        shipping: number;
        tax_mode: 'added' | 'included';
        tax: number | null;
        tip: number;
        rounding: number;
        total: number;
        authorized: number;
        paid: number;
        refunded: number;
        refund_reserved: number;
        units: number;
        name: string;
        email: string;
        phone: string;
        language: string;
        method: ColumnTypes['orders.method'];
        method_kind: 'delivery' | 'digital' | 'pickup';
        address: ColumnTypes['orders.address'] | null;
        pickup_from: Date | null;
        pickup_to: Date | null;
        note: string;
        team_note: string;
        tags: string[];
        customer_id: string | null;
        link_nth: number;
        cancel_reason: 'payment' | 'shopper' | 'team' | 'unpaid' | null;
        expires_at: Date | null;
        placed_at: Date | null;
        ready_at: Date | null;
        delivered_at: Date | null;
        link_hours: number | null;
        files_until: Date | null;
        event_id: string | null;
        session_id: string | null;
        revision: number;
        created_at: Date;
      };
    };

    /** orders.sql.ts: lockOrder */
    'select o.order_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.channel, o.is_test, o.currency, o.subtotal, o.discount, o.shipping,\n\
  o.tax_mode, o.tax, o.tip, o.rounding, o.total, o.authorized, o.paid, o.refunded, o.refund_reserved, o.units, o.name, o.email, o.phone, o.language, o.method, o.method_kind, o.address, o.pickup_from, o.pickup_to,\n\
  o.note, o.team_note, o.tags, o.customer_id, o.link_nth, o.cancel_reason, o.expires_at, o.placed_at, o.ready_at, o.delivered_at, o.link_hours, o.files_until, o.event_id, o.session_id, o.revision, o.created_at from orders o where o.org_id = $1 and o.order_id = $2 and not o.is_deleted for update': {
      values: readonly [string | null, string | null];
      row: {
        order_id: string;
        store_id: string;
        number: number | null;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        payment_status: ColumnTypes['orders.payment_status'];
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        tender: 'card' | 'desk' | 'free' | 'pickup';
        channel: 'event' | 'online' | 'team';
        is_test: boolean;
        currency: string;
        subtotal: number;
        discount: number;
        shipping: number;
        tax_mode: 'added' | 'included';
        tax: number | null;
        tip: number;
        rounding: number;
        total: number;
        authorized: number;
        paid: number;
        refunded: number;
        refund_reserved: number;
        units: number;
        name: string;
        email: string;
        phone: string;
        language: string;
        method: ColumnTypes['orders.method'];
        method_kind: 'delivery' | 'digital' | 'pickup';
        address: ColumnTypes['orders.address'] | null;
        pickup_from: Date | null;
        pickup_to: Date | null;
        note: string;
        team_note: string;
        tags: string[];
        customer_id: string | null;
        link_nth: number;
        cancel_reason: 'payment' | 'shopper' | 'team' | 'unpaid' | null;
        expires_at: Date | null;
        placed_at: Date | null;
        ready_at: Date | null;
        delivered_at: Date | null;
        link_hours: number | null;
        files_until: Date | null;
        event_id: string | null;
        session_id: string | null;
        revision: number;
        created_at: Date;
      };
    };

    /** orders.sql.ts: selectLines */
    'select order_id, line_no, variant_id, item_id, name, option_values, sku, kind, picture, quantity, unit_price, add_ons, sum, discount, tax_rate, tax,\n\
       fulfilled, returned, refunded, file_id, code_id, page_id, campaign_id\n\
     from order_lines where org_id = $1 and order_id = any($2::uuid[]) order by order_id, line_no': {
      values: readonly [string | null, List<string> | null];
      row: {
        order_id: string;
        line_no: number;
        variant_id: string | null;
        item_id: string | null;
        name: string;
        option_values: string[];
        sku: string;
        kind: 'digital' | 'physical' | 'service';
        picture: ColumnTypes['order_lines.picture'] | null;
        quantity: number;
        unit_price: number;
        add_ons: ColumnTypes['order_lines.add_ons'];
        sum: number;
        discount: number;
        tax_rate: number | null;
        tax: number | null;
        fulfilled: number;
        returned: number;
        refunded: number;
        file_id: string | null;
        code_id: string | null;
        page_id: string | null;
        campaign_id: string | null;
      };
    };

    /** orders.sql.ts: selectFilesOf */
    'select l.order_id, l.line_no, f.org_id, f.file_id, f.name, f.media, f.bytes\n\
       from order_lines l join files f on f.org_id = l.org_id and f.file_id = l.file_id and f.is_sold\n\
      where l.org_id = $1 and l.order_id = any($2::uuid[]) order by l.order_id, l.line_no': {
      values: readonly [string | null, List<string> | null];
      row: {
        order_id: string;
        line_no: number;
        org_id: string;
        file_id: string;
        name: string;
        media: string;
        bytes: number;
      };
    };

    /** orders.sql.ts: selectEvents */
    'select e.seq, e.kind, e.data, u.name as by, e.at from order_events e left join users u on u.user_id = e.by_user\n\
      where e.org_id = $1 and e.order_id = $2 order by e.seq desc': {
      values: readonly [string | null, string | null];
      row: { seq: number; kind: string; data: ColumnTypes['order_events.data']; by: string | null; at: Date };
    };

    /** orders.sql.ts: selectDownload */
    "select seq from order_events where org_id = $1 and order_id = $2 and kind = 'downloaded' and data ->> 'line_no' = $3::integer::text": {
      values: readonly [string | null, string | null, number | null];
      row: { seq: number };
    };

    /** orders.sql.ts: selectOrdersOf */
    'select o.order_id, o.store_id, o.number, o.status, o.payment_status, o.fulfilment_status, o.tender, o.channel, o.is_test, o.currency, o.subtotal, o.discount, o.shipping,\n\
  o.tax_mode, o.tax, o.tip, o.rounding, o.total, o.authorized, o.paid, o.refunded, o.refund_reserved, o.units, o.name, o.email, o.phone, o.language, o.method, o.method_kind, o.address, o.pickup_from, o.pickup_to,\n\
  o.note, o.team_note, o.tags, o.customer_id, o.link_nth, o.cancel_reason, o.expires_at, o.placed_at, o.ready_at, o.delivered_at, o.link_hours, o.files_until, o.event_id, o.session_id, o.revision, o.created_at from orders o\n\
      where o.org_id = $1 and o.store_id = $2 and o.email_key = lower($3) and o.number is not null and not o.is_deleted\n\
      order by o.created_at desc, o.order_id desc limit $4': {
      values: readonly [string | null, string | null, string | null, number | null];
      row: {
        order_id: string;
        store_id: string;
        number: number;
        status: 'canceled' | 'completed' | 'expired' | 'pending' | 'placed';
        payment_status: ColumnTypes['orders.payment_status'];
        fulfilment_status: ColumnTypes['orders.fulfilment_status'];
        tender: 'card' | 'desk' | 'free' | 'pickup';
        channel: 'event' | 'online' | 'team';
        is_test: boolean;
        currency: string;
        subtotal: number;
        discount: number;
        shipping: number;
        tax_mode: 'added' | 'included';
        tax: number | null;
        tip: number;
        rounding: number;
        total: number;
        authorized: number;
        paid: number;
        refunded: number;
        refund_reserved: number;
        units: number;
        name: string;
        email: string;
        phone: string;
        language: string;
        method: ColumnTypes['orders.method'];
        method_kind: 'delivery' | 'digital' | 'pickup';
        address: ColumnTypes['orders.address'] | null;
        pickup_from: Date | null;
        pickup_to: Date | null;
        note: string;
        team_note: string;
        tags: string[];
        customer_id: string | null;
        link_nth: number;
        cancel_reason: 'payment' | 'shopper' | 'team' | 'unpaid' | null;
        expires_at: Date | null;
        placed_at: Date | null;
        ready_at: Date | null;
        delivered_at: Date | null;
        link_hours: number | null;
        files_until: Date | null;
        event_id: string | null;
        session_id: string | null;
        revision: number;
        created_at: Date;
      };
    };

    /** orders.sql.ts: insertEvent */
    'insert into order_events (org_id, order_id, seq, kind, data, by_user, at)\n\
     select $1, $2, coalesce(max(seq), 0) + 1, $3, $4, $5, $6 from order_events where org_id = $1 and order_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };
  }
}
