/** What is kept of codes beside them, and how often they were used up. */
export const codeChecks: Record<string, string> = {
  uses: `
    select c.org_id || '/' || c.code_id as subject, format('the code “%s” was used %s times, %s stored', c.name, coalesce(u.n, 0), c.uses) as says
      from codes c left join (select org_id, code_id, count(*) as n from code_uses group by 1, 2) u using (org_id, code_id)
     where c.uses <> coalesce(u.n, 0)`,
  'search of codes': `
    select coalesce(c.org_id, e.org_id) || '/' || coalesce(c.code_id, e.code_id) as subject,
           case when e.code_id is null then format('the code “%s” is in no list', c.name)
                when c.code_id is null then format('“%s” is listed, and there is no such code', e.name)
                else format('the code “%s” is listed and searched as something else', c.name) end as says
      from codes c full join code_entries e using (org_id, code_id)
     where (c.status, c.type, c.folder_id, c.base_code_id, c.tags, c.created_at, lower(c.name), code_words(c))
       is distinct from (e.status, e.type, e.folder_id, e.base_code_id, e.tags, e.created_at, e.name, e.words)`,
};
