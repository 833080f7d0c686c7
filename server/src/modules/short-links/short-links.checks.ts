/** The directory of short names against what they lead to. A name that was given up leads nowhere and stays. */
export const shortLinkChecks: Record<string, string> = {
  'short names': `
    select c.org_id || '/' || c.code_id as subject, format('the code “%s” has no short name “%s” in the directory', c.name, c.slug) as says
      from codes c where not exists (
        select from slugs s where s.slug = c.slug and s.org_id = c.org_id and s.code_id = c.code_id and not s.is_one_time)
    union all
    select s.org_id || '/' || s.code_id, format('the short name “%s” leads to no code', s.slug)
      from slugs s where s.freed_at is null and not exists (select from codes c where c.org_id = s.org_id and c.code_id = s.code_id)
    union all
    select s.org_id || '/' || s.code_id, format('the short name “%s” is said to work once and stands in no batch of its code', s.slug)
      from slugs s where s.freed_at is null and s.is_one_time and not exists (
        select from one_time_codes t join one_time_batches b using (org_id, batch_id)
         where t.org_id = s.org_id and t.slug = s.slug and b.base_code_id = s.code_id)
    union all
    select t.org_id || '/' || t.batch_id, format('the one-time code %s has no short name in the directory', t.slug)
      from one_time_codes t where not exists (
        select from slugs s where s.slug = t.slug and s.org_id = t.org_id and s.is_one_time and s.freed_at is null)`,
};
