import type { TestDatabase } from '../engines/test-database.js';

/** What operators decide about, as text. */
export function platformSnapshot(db: TestDatabase): Promise<string> {
  return db.system(async (tx) => {
    const parts: string[] = [];
    for (const name of [
      'remote_releases',
      'remote_pointers',
      'remote_quarantines',
      'remote_audit',
      'deploy_tokens',
      'added_remotes',
    ]) {
      const rows = await tx.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
      parts.push(name, ...rows.map(({ row }) => row));
    }
    return parts.join('\n');
  });
}

/** All rows of an organization in all tables that have an organization, as text. */
export function snapshot(db: TestDatabase, orgId: string): Promise<string> {
  return db.system(async (tx) => {
    const tables = await tx.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
    );
    const parts = tables.map(
      ({ name }, n) => `select ${n} as n, '${name}' as name,
        (select string_agg(t::text, E'\n' order by t::text) from "${name}" t where org_id = $1) as rows`,
    );
    // With a name: it has a hundred tables, and planning them anew takes longer than reading them.
    const [found] = await tx.query<{ text: string }>(
      `select string_agg(concat_ws(E'\n', name, rows), E'\n' order by n) as text from (${parts.join(' union all ')}) all_rows`,
      [orgId],
      'snapshot',
    );
    return found?.text ?? '';
  });
}
