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
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'org_id' and t.table_type = 'BASE TABLE' order by 1`,
    );
    const parts: string[] = [];
    for (const { name } of tables) {
      const rows = await tx.query<{ row: string }>(
        `select t::text as row from "${name}" t where org_id = $1 order by 1`,
        [orgId],
      );
      parts.push(name, ...rows.map(({ row }) => row));
    }
    return parts.join('\n');
  });
}
