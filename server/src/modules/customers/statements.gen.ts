// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** activity.sql.ts: selectActivity */
    "with newest as (select * from (\n\
  select s.scan_id as id, 'scan' as kind, s.at, s.code_id, null::uuid as page_id, null::uuid as made_by,\n\
      jsonb_build_object('source', s.source, 'device', s.device, 'country', s.country) as detail\n\
    from customer_visitors v join scans s on s.org_id = v.org_id and s.visitor = v.visitor\n\
    where v.org_id = $1 and v.customer_id = $2 and not s.is_bot\n\
  union all\n\
  select submission_id, 'submission', at, code_id, page_id, null, jsonb_build_object('source', source) from submissions\n\
    where org_id = $1 and customer_id = $2\n\
  union all\n\
  select event_id, kind, at, null, null, made_by, detail from customer_events where org_id = $1 and customer_id = $2) as a order by at desc, id desc limit $3 offset $4)\n\
     select n.id, n.kind, n.at, n.code_id, c.name as code_name, n.page_id, p.name as page_name, n.detail,\n\
       coalesce(nullif(u.name, ''), u.email) as by\n\
     from newest n left join codes c on c.org_id = $1 and c.code_id = n.code_id left join pages p on p.org_id = $1 and p.page_id = n.page_id\n\
     left join users u on u.user_id = n.made_by order by n.at desc, n.id desc": {
      values: readonly [string | null, string | null, number | null, number | null];
      row: {
        id: string;
        kind: 'contact' | 'created' | 'erased' | 'merged' | 'noted' | 'renamed' | 'tagged' | 'scan' | 'submission';
        at: Date;
        code_id: string | null;
        code_name: string | null;
        page_id: string | null;
        page_name: string | null;
        detail: ColumnTypes['customer_events.detail'] | { source: 'api' | 'elsewhere' | 'form' } | { source: 'click' | 'scan' | 'view'; device: string; country: string };
        by: string | null;
      };
    };

    /** activity.sql.ts: countActivity */
    "select count(*) as total from (\n\
  select s.scan_id as id, 'scan' as kind, s.at, s.code_id, null::uuid as page_id, null::uuid as made_by,\n\
      jsonb_build_object('source', s.source, 'device', s.device, 'country', s.country) as detail\n\
    from customer_visitors v join scans s on s.org_id = v.org_id and s.visitor = v.visitor\n\
    where v.org_id = $1 and v.customer_id = $2 and not s.is_bot\n\
  union all\n\
  select submission_id, 'submission', at, code_id, page_id, null, jsonb_build_object('source', source) from submissions\n\
    where org_id = $1 and customer_id = $2\n\
  union all\n\
  select event_id, kind, at, null, null, made_by, detail from customer_events where org_id = $1 and customer_id = $2) as a": {
      values: readonly [string | null, string | null];
      row: { total: number };
    };

    /** activity.sql.ts: selectInteractions */
    "with met as (\n\
       select 'code' as kind, code_id as id, at, (kind = 'scan')::int as scan, (kind = 'submission')::int as submission\n\
         from (\n\
  select s.scan_id as id, 'scan' as kind, s.at, s.code_id, null::uuid as page_id, null::uuid as made_by,\n\
      jsonb_build_object('source', s.source, 'device', s.device, 'country', s.country) as detail\n\
    from customer_visitors v join scans s on s.org_id = v.org_id and s.visitor = v.visitor\n\
    where v.org_id = $1 and v.customer_id = $2 and not s.is_bot\n\
  union all\n\
  select submission_id, 'submission', at, code_id, page_id, null, jsonb_build_object('source', source) from submissions\n\
    where org_id = $1 and customer_id = $2\n\
  union all\n\
  select event_id, kind, at, null, null, made_by, detail from customer_events where org_id = $1 and customer_id = $2) as a where code_id is not null\n\
       union all\n\
       select 'page', page_id, at, 0, 1 from (\n\
  select s.scan_id as id, 'scan' as kind, s.at, s.code_id, null::uuid as page_id, null::uuid as made_by,\n\
      jsonb_build_object('source', s.source, 'device', s.device, 'country', s.country) as detail\n\
    from customer_visitors v join scans s on s.org_id = v.org_id and s.visitor = v.visitor\n\
    where v.org_id = $1 and v.customer_id = $2 and not s.is_bot\n\
  union all\n\
  select submission_id, 'submission', at, code_id, page_id, null, jsonb_build_object('source', source) from submissions\n\
    where org_id = $1 and customer_id = $2\n\
  union all\n\
  select event_id, kind, at, null, null, made_by, detail from customer_events where org_id = $1 and customer_id = $2) as b where page_id is not null\n\
     )\n\
     select m.kind, m.id, coalesce(c.name, p.name, '') as name, sum(m.scan) as scans, sum(m.submission) as submissions,\n\
       min(m.at) as first_at, max(m.at) as last_at\n\
     from met m left join codes c on m.kind = 'code' and c.org_id = $1 and c.code_id = m.id\n\
     left join pages p on m.kind = 'page' and p.org_id = $1 and p.page_id = m.id\n\
     group by m.kind, m.id, c.name, p.name order by last_at desc, m.id": {
      values: readonly [string | null, string | null];
      row: {
        kind: 'code' | 'page';
        id: string;
        name: string;
        scans: number;
        submissions: number;
        first_at: Date;
        last_at: Date;
      };
    };

    /** customers.sql.ts: selectExisting */
    'select customer_id from customers where org_id = $1 and customer_id = any($2::uuid[]) order by customer_id': {
      values: readonly [string | null, List<string> | null];
      row: { customer_id: string };
    };

    /** customers.sql.ts: selectCustomer */
    "select c.customer_id, c.name, c.email, c.phone, c.tags, c.first_seen_at, c.last_seen_at, c.scans, c.submissions, c.orders, c.note,\n\
       (select count(*) from customer_visitors v where v.org_id = c.org_id and v.customer_id = c.customer_id) as devices,\n\
       (select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'value', k.value, 'proof', k.proof, 'added_at', k.added_at)\n\
          order by k.kind, k.proof = 'claimed', k.added_at, k.value), '[]')\n\
          from customer_contacts k where k.org_id = c.org_id and k.customer_id = c.customer_id) as contacts\n\
     from customers c where c.org_id = $1 and c.customer_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        customer_id: string;
        name: string;
        email: string;
        phone: string;
        tags: string[];
        first_seen_at: Date;
        last_seen_at: Date;
        scans: number;
        submissions: number;
        orders: number;
        note: string;
        devices: number;
        contacts: { kind: 'email' | 'phone'; value: string; proof: 'claimed' | 'form' | 'team'; added_at: string }[];
      };
    };

    /** customers.sql.ts: findCustomer */
    "select c.customer_id from customers c where c.org_id = $1 and c.customer_id = coalesce($2::uuid,\n\
       (select customer_id from customer_contacts where org_id = $1 and kind = 'email' and value = $3 and proof <> 'claimed'),\n\
       (select customer_id from customer_contacts where org_id = $1 and kind = 'phone' and value = $4 and proof <> 'claimed'))": {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { customer_id: string };
    };

    /** customers.sql.ts: selectTags */
    'select tag, count(*) as customers from customers, unnest(tags) as tag where org_id = $1 group by tag order by tag': {
      values: readonly [string | null];
      row: { tag: string; customers: number };
    };

    /** customers.sql.ts: updateCustomer */
    'update customers set name = coalesce($3, name), email = coalesce($4, email), phone = coalesce($5, phone), tags = coalesce($6::text[], tags),\n\
       note = coalesce($7, note) where org_id = $1 and customer_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, List<string> | null, string | null];
      row: Record<never, never>;
    };

    /** erase-address.sql.ts: isOthersToo */
    "select exists (\n\
       select from submissions where org_id = $1 and customer_id = $2 and (email is not null or phone is not null) and email is distinct from $3\n\
     ) or exists (\n\
       select from customer_contacts k where org_id = $1 and customer_id = $2 and proof <> 'claimed' and (kind, value) <> ('email', $3)\n\
         and (proof = 'team' or not exists (\n\
           select from submissions s where s.org_id = k.org_id and s.customer_id = k.customer_id and s.email = $3 and s.phone = k.value))\n\
     ) as is_others": {
      values: readonly [string | null, string | null, string | null];
      row: { is_others: boolean };
    };

    /** erase-address.sql.ts: deleteSubmissionsOf */
    'delete from submissions where org_id = $1 and customer_id = $2 and email = $3 returning phone, name, visitor': {
      values: readonly [string | null, string | null, string | null];
      row: { phone: string | null; name: string; visitor: string | null };
    };

    /** erase-address.sql.ts: deleteContacts */
    "delete from customer_contacts k where org_id = $1 and customer_id = $2 and ((kind, value) = ('email', $3)\n\
       or kind = 'phone' and value = any($4::text[]) and proof <> 'team' and not exists (\n\
         select from submissions s where s.org_id = k.org_id and s.customer_id = k.customer_id and s.phone = k.value))\n\
     returning value": {
      values: readonly [string | null, string | null, string | null, List<string> | null];
      row: { value: string };
    };

    /** erase-address.sql.ts: deleteOwnBrowsers */
    'delete from customer_visitors v where org_id = $1 and customer_id = $2 and visitor = any($3::text[]) and not exists (\n\
       select from submissions s where s.org_id = v.org_id and s.customer_id = v.customer_id and s.visitor = v.visitor)\n\
     returning visitor': {
      values: readonly [string | null, string | null, List<string> | null];
      row: { visitor: string };
    };

    /** erase-address.sql.ts: deleteEvents */
    'delete from customer_events where org_id = $1 and customer_id = $2\n\
       and exists (select from jsonb_each_text(detail) as d where lower(d.value) = any($3::text[]))': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** erase-address.sql.ts: deleteSuggestions */
    'delete from merge_suggestions where org_id = $1 and $2 in (one_id, other_id) and phone = any($3::text[])': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** erase-address.sql.ts: recountCustomer */
    "with left_over as (\n\
       select at, 1 as submissions, 0 as scans from submissions where org_id = $1 and customer_id = $2\n\
       union all\n\
       select s.at, 0, 1 from customer_visitors v join scans s on s.org_id = v.org_id and s.visitor = v.visitor\n\
        where v.org_id = $1 and v.customer_id = $2 and not s.is_bot\n\
       union all\n\
       select at, 0, 0 from customer_events where org_id = $1 and customer_id = $2 and kind = 'created'\n\
     ), counted as (\n\
       select coalesce(sum(submissions), 0) as submissions, coalesce(sum(scans), 0) as scans, min(at) as first_at, max(at) as last_at from left_over\n\
     )\n\
     update customers c set submissions = n.submissions, scans = n.scans,\n\
       first_seen_at = coalesce(n.first_at, first_seen_at), last_seen_at = coalesce(n.last_at, last_seen_at),\n\
       email = coalesce((\n\
  select value from customer_contacts k where k.org_id = c.org_id and k.customer_id = c.customer_id and kind = 'email' and (value = c.email or proof <> 'claimed')\n\
  order by value <> c.email, added_at, value limit 1), ''), phone = coalesce((\n\
  select value from customer_contacts k where k.org_id = c.org_id and k.customer_id = c.customer_id and kind = 'phone' and (value = c.phone or proof <> 'claimed')\n\
  order by value <> c.phone, added_at, value limit 1), ''),\n\
       name = case when c.name = any($3::text[]) and not exists (select from submissions s where s.org_id = c.org_id and s.customer_id = c.customer_id and s.name = c.name)\n\
         then coalesce((select s.name from submissions s where s.org_id = c.org_id and s.customer_id = c.customer_id and s.name <> '' order by s.at limit 1), '') else c.name end\n\
     from counted n where c.org_id = $1 and c.customer_id = $2": {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** erase-address.sql.ts: deleteRequestsOf */
    'delete from deletion_requests where org_id = $1 and email = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** erase.sql.ts: selectMailAddresses */
    "select value from customer_contacts where org_id = $1 and customer_id = $2 and kind = 'email'": {
      values: readonly [string | null, string | null];
      row: { value: string };
    };

    /** erase.sql.ts: eraseCustomer */
    'select visitor from customer_visitors where org_id = $1 and customer_id = $2': {
      values: readonly [string | null, string | null];
      row: { visitor: string };
    };

    /** erase.sql.ts: deleteReplies */
    'delete from idempotency_keys where org_id = $1 and exists (select from unnest($2::text[]) as c (id) where strpos(reply, c.id) > 0)': {
      values: readonly [string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** erase.sql.ts: forgetVisitor */
    "update scan_last_visits set visitor = $3 where org_id = $1 and visitor = $2 and code_id in (\n\
       select code_id from scans where org_id = $1 and visitor = $2 union all select '00000000-0000-0000-0000-000000000000')": {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** erase.sql.ts: forgetVisitor */
    'update scans set visitor = $3 where org_id = $1 and visitor = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** erase.sql.ts: forgetVisitor */
    "update one_time_codes set used_by = jsonb_set(used_by, '{visitor}', to_jsonb($3::text)) where org_id = $1 and used_by ->> 'visitor' = $2": {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** merge.sql.ts: moveOwned */
    'update customer_contacts set customer_id = $3 where org_id = $1 and customer_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** merge.sql.ts: moveOwned */
    'update customer_visitors set customer_id = $3 where org_id = $1 and customer_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** merge.sql.ts: moveOwned */
    'update customer_events set customer_id = $3 where org_id = $1 and customer_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** merge.sql.ts: moveOwned */
    'update submissions set customer_id = $3 where org_id = $1 and customer_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** merge.sql.ts: moveOwned */
    'update orders set customer_id = $3 where org_id = $1 and customer_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** merge.sql.ts: moveContacts */
    "with moved as (delete from customer_contacts where org_id = $1 and customer_id = $2 returning *)\n\
     insert into customer_contacts (org_id, kind, value, customer_id, added_at, proof)\n\
     select org_id, kind, value, $3, added_at, proof from moved\n\
     on conflict (org_id, customer_id, kind, value) do update set proof = excluded.proof where customer_contacts.proof = 'claimed'": {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** merge.sql.ts: lockCustomer */
    'select * from customers where org_id = $1 and customer_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: {
        org_id: string;
        customer_id: string;
        name: string;
        email: string;
        phone: string;
        tags: string[];
        note: string;
        first_seen_at: Date;
        last_seen_at: Date;
        scans: number;
        submissions: number;
        orders: number;
      };
    };

    /** merge.sql.ts: absorb */
    "update customers set name = coalesce(nullif(name, ''), $3), email = coalesce(nullif(email, ''), $4), phone = coalesce(nullif(phone, ''), $5),\n\
       tags = array(select distinct tag from unnest(tags || $6::text[]) as tag order by tag), note = concat_ws(E'\\n\\n', nullif(note, ''), nullif($7, '')),\n\
       first_seen_at = least(first_seen_at, $8), last_seen_at = greatest(last_seen_at, $9),\n\
       scans = scans + $10, submissions = submissions + $11, orders = orders + $12\n\
     where org_id = $1 and customer_id = $2": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, List<string> | null, string | null, Date | null, Date | null, number | null, number | null, number | null];
      row: Record<never, never>;
    };

    /** merge.sql.ts: deleteCustomer */
    'delete from customers where org_id = $1 and customer_id = $2 returning customer_id': {
      values: readonly [string | null, string | null];
      row: { customer_id: string };
    };

    /** segments.sql.ts: selectSegments */
    'select segment_id, name, filter, created_at from customer_segments where org_id = $1 order by lower(name)': {
      values: readonly [string | null];
      row: { segment_id: string; name: string; filter: ColumnTypes['customer_segments.filter']; created_at: Date };
    };

    /** segments.sql.ts: selectSegment */
    'select segment_id, name, filter, created_at from customer_segments where org_id = $1 and segment_id = $2': {
      values: readonly [string | null, string | null];
      row: { segment_id: string; name: string; filter: ColumnTypes['customer_segments.filter']; created_at: Date };
    };

    /** segments.sql.ts: insertSegment */
    'insert into customer_segments (org_id, segment_id, name, filter, created_at) values ($1, $2, $3, $4::jsonb, $5) returning segment_id, name, filter, created_at': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: { segment_id: string; name: string; filter: ColumnTypes['customer_segments.filter']; created_at: Date };
    };

    /** segments.sql.ts: updateSegment */
    'update customer_segments set name = $3, filter = $4::jsonb where org_id = $1 and segment_id = $2 returning segment_id, name, filter, created_at': {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { segment_id: string; name: string; filter: ColumnTypes['customer_segments.filter']; created_at: Date };
    };

    /** segments.sql.ts: deleteSegment */
    'delete from customer_segments where org_id = $1 and segment_id = $2 returning segment_id': {
      values: readonly [string | null, string | null];
      row: { segment_id: string };
    };

    /** suggestions.sql.ts: lockNumber */
    'select pg_advisory_xact_lock(7282, hashtext($1))': {
      values: readonly [string | null];
      row: { pg_advisory_xact_lock: unknown };
    };

    /** suggestions.sql.ts: claimContact */
    "insert into customer_contacts (org_id, kind, value, customer_id, added_at, proof)\n\
     select $1, 'phone', $3, $2, $4, 'claimed'\n\
      where (select count(*) from customer_contacts where org_id = $1 and customer_id = $2 and proof = 'claimed') < 20\n\
     on conflict do nothing returning value": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { value: string };
    };

    /** suggestions.sql.ts: suggestMerge */
    "insert into merge_suggestions (org_id, one_id, other_id, phone, at)\n\
     select $1, least(c.customer_id, $2), greatest(c.customer_id, $2), $3, $4 from customers c\n\
      where c.org_id = $1 and c.customer_id = (\n\
          select customer_id from customer_contacts where org_id = $1 and kind = 'phone' and value = $3 and customer_id <> $2\n\
          order by proof = 'claimed', added_at, customer_id limit 1\n\
        )\n\
        and (select count(*) from merge_suggestions m where m.org_id = $1 and m.state = 'open' and c.customer_id in (m.one_id, m.other_id)) < 10 and (select count(*) from merge_suggestions m where m.org_id = $1 and m.state = 'open' and $2::uuid in (m.one_id, m.other_id)) < 10\n\
      for key share of c skip locked\n\
     on conflict do nothing": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** suggestions.sql.ts: moveSuggestions */
    'insert into merge_suggestions (org_id, one_id, other_id, phone, state, at)\n\
     select org_id, least(third, $3), greatest(third, $3), phone, state, at\n\
       from (select *, case when one_id = $2 then other_id else one_id end as third from merge_suggestions\n\
              where org_id = $1 and $2 in (one_id, other_id)) m\n\
      where third <> $3 on conflict do nothing': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** suggestions.sql.ts: dismissSuggestion */
    "update merge_suggestions set state = 'dismissed'\n\
      where org_id = $1 and one_id = least($2::uuid, $3::uuid) and other_id = greatest($2::uuid, $3::uuid) and state = 'open' returning phone": {
      values: readonly [string | null, string | null, string | null];
      row: { phone: string };
    };

    /** suggestions.sql.ts: selectSuggestions */
    "select m.one_id, m.other_id, m.phone, m.at from merge_suggestions m where m.org_id = $1 and m.state = 'open' and ($2::uuid is null or $2 in (m.one_id, m.other_id))\n\
      order by m.at desc, m.one_id, m.other_id limit $3 offset $4": {
      values: readonly [string | null, string | null, number | null, number | null];
      row: { one_id: string; other_id: string; phone: string; at: Date };
    };

    /** suggestions.sql.ts: selectSuggestions */
    'select c.customer_id, c.name, c.email, c.phone, c.tags, c.first_seen_at, c.last_seen_at, c.scans, c.submissions, c.orders from customers c where c.org_id = $1 and c.customer_id = any($2::uuid[])': {
      values: readonly [string | null, List<string> | null];
      row: {
        customer_id: string;
        name: string;
        email: string;
        phone: string;
        tags: string[];
        first_seen_at: Date;
        last_seen_at: Date;
        scans: number;
        submissions: number;
        orders: number;
      };
    };

    /** suggestions.sql.ts: countSuggestions */
    "select count(*) as total from merge_suggestions m where m.org_id = $1 and m.state = 'open' and ($2::uuid is null or $2 in (m.one_id, m.other_id))": {
      values: readonly [string | null, string | null];
      row: { total: number };
    };

    /** tag-customers.sql.ts: lockCustomers */
    'select customer_id, name, email, phone, tags from customers where org_id = $1 and customer_id = any($2::uuid[])\n\
     order by customer_id for update': {
      values: readonly [string | null, List<string> | null];
      row: { customer_id: string; name: string; email: string; phone: string; tags: string[] };
    };

    /** tag-customers.sql.ts: setTags */
    'update customers c set tags = b.tags from jsonb_to_recordset($2::jsonb) as b (customer_id uuid, tags text[])\n\
     where c.org_id = $1 and c.customer_id = b.customer_id': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** tag-customers.sql.ts: insertTagEvents */
    "insert into customer_events (org_id, event_id, customer_id, kind, detail, made_by, at)\n\
     select $1, b.event_id, b.customer_id, 'tagged', jsonb_build_object('tags', array_to_string(b.tags, ', ')), $3, $4\n\
     from jsonb_to_recordset($2::jsonb) as b (event_id uuid, customer_id uuid, tags text[])": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** touch.sql.ts: lockOwner */
    "select c.customer_id from customer_contacts k join customers c on c.org_id = k.org_id and c.customer_id = k.customer_id\n\
      where k.org_id = $1 and k.kind = $2 and k.value = $3 and k.proof <> 'claimed' for no key update of c": {
      values: readonly [string | null, string | null, string | null];
      row: { customer_id: string };
    };

    /** touch.sql.ts: lockOwnerOfVisitor */
    'select c.customer_id from customer_visitors v join customers c on c.org_id = v.org_id and c.customer_id = v.customer_id\n\
      where v.org_id = $1 and v.visitor = $2 for no key update of c': {
      values: readonly [string | null, string | null];
      row: { customer_id: string };
    };

    /** touch.sql.ts: insertCustomer */
    'insert into customers (org_id, customer_id, name, email, phone, first_seen_at, last_seen_at) values ($1, $2, $3, $4, $5, $6, $6)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** touch.sql.ts: addContacts */
    'insert into customer_contacts (org_id, kind, value, customer_id, added_at, proof)\n\
     select $1, n.kind, n.value, $4, $5, $6 from unnest($2::text[], $3::text[]) as n (kind, value)\n\
     on conflict (org_id, customer_id, kind, value) do update set proof = excluded.proof returning kind, value': {
      values: readonly [string | null, List<string> | null, List<string> | null, string | null, Date | null, string | null];
      row: { kind: 'email' | 'phone'; value: string };
    };

    /** touch.sql.ts: noteVisit */
    'update customers set first_seen_at = least(first_seen_at, $3), last_seen_at = greatest(last_seen_at, $3)\n\
      where org_id = $1 and customer_id = $2': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** touch.sql.ts: insertVisitor */
    'insert into customer_visitors (org_id, visitor, customer_id, joined_at) values ($1, $2, $3, $4)\n\
     on conflict (org_id, visitor) do nothing returning visitor': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { visitor: string };
    };

    /** touch.sql.ts: addEarlierScans */
    'update customers c set scans = c.scans + s.scans, first_seen_at = least(c.first_seen_at, s.first_at), last_seen_at = greatest(c.last_seen_at, s.last_at)\n\
     from (select count(*) as scans, min(at) as first_at, max(at) as last_at from scans where org_id = $1 and visitor = $2 and not is_bot) s\n\
     where c.org_id = $1 and c.customer_id = $3 and s.scans > 0': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** touch.sql.ts: insertEvent */
    'insert into customer_events (org_id, event_id, customer_id, kind, detail, made_by, at) values ($1, $2, $3, $4, $5::jsonb, $6, $7)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };
  }

  interface ComposedStatements {
    /** customers.sql.ts: selectCustomers */
    'customers.list': {
      values: readonly unknown[];
      row: {
        customer_id: string;
        name: string;
        email: string;
        phone: string;
        tags: string[];
        first_seen_at: Date;
        last_seen_at: Date;
        scans: number;
        submissions: number;
        orders: number;
      };
    };

    /** customers.sql.ts: countCustomers */
    'customers.count': {
      values: readonly unknown[];
      row: { total: number };
    };

    /** customers.sql.ts: selectMatching */
    'customers.matching': {
      values: readonly unknown[];
      row: { customer_id: string };
    };
  }
}
