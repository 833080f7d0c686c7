const own = (table: string) => `${table}.org_id = c.org_id and ${table}.customer_id = c.customer_id`;
const named = `c.org_id || '/' || c.customer_id as subject`;

/** What is counted and shown of customers, from what they sent, scanned and gave. */
export const customerChecks: Record<string, string> = {
  customers: `
    with sent as (
      select org_id, customer_id, count(*) as n, min(at) as first_at, max(at) as last_at from submissions where customer_id is not null group by 1, 2
    ), scanned as (
      select v.org_id, v.customer_id, count(*) as n, min(s.at) as first_at, max(s.at) as last_at
        from customer_visitors v join scans s on s.org_id = v.org_id and s.visitor = v.visitor where not s.is_bot group by 1, 2
    )
    select ${named}, format('%s forms and %s scans counted, %s and %s stored', coalesce(sent.n, 0), coalesce(scanned.n, 0), c.submissions, c.scans) as says
      from customers c left join sent using (org_id, customer_id) left join scanned using (org_id, customer_id)
     where (c.submissions, c.scans) is distinct from (coalesce(sent.n, 0), coalesce(scanned.n, 0))
    union all
    select ${named}, format('was seen from %s to %s, stored from %s to %s', least(sent.first_at, scanned.first_at),
             greatest(sent.last_at, scanned.last_at), c.first_seen_at, c.last_seen_at)
      from customers c left join sent using (org_id, customer_id) left join scanned using (org_id, customer_id)
     where c.first_seen_at > least(sent.first_at, scanned.first_at) or c.last_seen_at < greatest(sent.last_at, scanned.last_at)
        or c.first_seen_at > c.last_seen_at
    union all
    select ${named}, format('has %s orders stored and placed %s', c.orders, o.placed) from customers c
      cross join lateral (
        select count(*) as placed from orders o where o.org_id = c.org_id and o.customer_id = c.customer_id and o.number is not null) o
     where c.orders <> o.placed`,
  contacts: `
    select ${named}, format('%s is shown, and is no contact of theirs', shown.value) as says
      from customers c cross join lateral (values ('email', c.email), ('phone', c.phone)) as shown (kind, value)
     where shown.value <> '' and not exists (select from customer_contacts k where ${own('k')} and k.kind = shown.kind and k.value = shown.value)
    union all
    select s.org_id || '/' || s.submission_id, format('was sent with %s, and does not belong to whose address that is', s.email)
      from submissions s where s.customer_id is not null and s.email is not null and not exists (
        select from customer_contacts k where k.org_id = s.org_id and k.customer_id = s.customer_id and k.kind = 'email' and k.value = s.email
           and k.proof <> 'claimed')`,
};
