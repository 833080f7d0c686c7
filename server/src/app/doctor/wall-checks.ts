const table = `pg_class t join pg_attribute a on a.attrelid = t.oid and a.attname = 'org_id' and not a.attisdropped
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition`;

/** Rows that belong to one thing and name another, by a column that no foreign key holds: [table, its column, the table it means, for which rows]. */
const links = [
  ['submissions', 'page_id', 'pages', 'page_id', 'true'],
  ['submissions', 'code_id', 'codes', 'code_id', 'true'],
  ['reports', 'subject_id', 'codes', 'code_id', "t.kind = 'code'"],
  ['reports', 'subject_id', 'pages', 'page_id', "t.kind = 'page'"],
  ['code_counters', 'code_id', 'codes', 'code_id', 'true'],
] as const;

/** The walls between organizations. */
export const wallChecks: Record<string, string> = {
  walls: `
    select t.relname::text as subject, 'row-level security does not hold the rows of organizations apart' as says
      from ${table} and not (t.relrowsecurity and t.relforcerowsecurity and exists (
        select from pg_policy p where p.polrelid = t.oid and pg_get_expr(p.polqual, p.polrelid) like '%app.org_id%'))`,
  belongings: links
    .map(
      ([from, column, to, id, which]) => `
    select t.org_id || '/' || t.${column} as subject, '${from} of it, and the organization has no such row of ${to}' as says
      from ${from} t where t.${column} is not null and ${which} and not exists (select from ${to} o where o.org_id = t.org_id and o.${id} = t.${column})`,
    )
    .join(' union '),
};
