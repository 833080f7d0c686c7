/** Batches against the codes that were made of them. */
export const oneTimeChecks: Record<string, string> = {
  'one-time codes': `
    select b.org_id || '/' || b.batch_id as subject,
           format('the batch “%s” is %s with %s of %s codes made, %s stored', b.offer, b.state, coalesce(t.n, 0), b.amount, b.made) as says
      from one_time_batches b left join (select org_id, batch_id, count(*) as n from one_time_codes group by 1, 2) t using (org_id, batch_id)
     where b.made <> coalesce(t.n, 0) or (b.state = 'done' and b.made < b.amount) or (b.state = 'making' and b.made >= b.amount)
    union all
    select t.org_id || '/' || t.batch_id, format('the one-time code %s has %s', t.slug,
             case when t.used_at is null then 'somebody who used it, and no time' else 'a time of its use, and nobody who used it' end)
      from one_time_codes t where (t.used_at is null) <> (t.used_by is null)`,
};
