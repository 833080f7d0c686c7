import { describeOnEngine } from '../../testing/harness.js';
import { modules } from '../modules.js';

/** The organization itself and the work on it: they are erased last, by the job that erases. */
const last = ['jobs', 'organizations'];
/** Names stay after their organization, so that what was printed leads to nobody else. */
const kept = ['page_names', 'slugs'];

describeOnEngine('tables of organizations', ({ db }) => {
  it('are declared by one module each, so that their rows are erased', async () => {
    const rows = await db.system((tx) =>
      tx.query<{ name: string }>(
        `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
      ),
    );
    const declared = modules.flatMap(({ tables = [] }) => tables);
    expect([...declared, ...last, ...kept].sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});
