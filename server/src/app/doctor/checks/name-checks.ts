/** The directories of names against what they lead to. A name that was given up leads nowhere and stays. */
export const nameChecks: Record<string, string> = {
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
  pages: `
    select p.org_id || '/' || p.page_id as subject, format('the page “%s” is %s, and its version %s is not there', p.name, p.status, p.published_version) as says
      from pages p where p.published_version is not null and not exists (
        select from page_versions v where v.org_id = p.org_id and v.page_id = p.page_id and v.version = p.published_version)
    union all
    select p.org_id || '/' || p.page_id, format('the page “%s” was published from revision %s, and its draft is at %s', p.name, p.published_revision, p.revision)
      from pages p where p.published_revision > p.revision`,
  'page views': `
    select v.org_id || '/' || v.page_id as subject,
           format('%s views at %s of %s', v.views, v.at, case when p.page_id is null then 'a page that does not exist' else 'a code that does not exist' end) as says
      from page_views v left join pages p using (org_id, page_id) left join codes c on c.org_id = v.org_id and c.code_id = v.code_id
     where p.page_id is null or (c.code_id is null and v.code_id <> '00000000-0000-0000-0000-000000000000')
    union all
    select org_id || '/' || page_id, format('%s views at %s, which is no quarter of an hour', views, at)
      from page_views where views < 1 or extract(epoch from at)::bigint % 900 <> 0`,
};
