/** Published versions, and views of pages, against the pages they name. */
export const pageChecks: Record<string, string> = {
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
