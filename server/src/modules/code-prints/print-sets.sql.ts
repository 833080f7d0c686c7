import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { PrintSetsRow } from '../../platform/db/tables.gen.js';

export const insertSet = (tx: Tx, set: PrintSetsRow) =>
  tx.query(
    'insert into print_sets (org_id, set_id, code_ids, format, millimetres, created_at) values ($1, $2, $3, $4, $5, $6)',
    [set.org_id, set.set_id, set.code_ids, set.format, set.millimetres, set.created_at],
  );

export const selectSet = (tx: Tx, orgId: string, setId: string) =>
  tx.query('select code_ids, format, millimetres from print_sets where org_id = $1 and set_id = $2', [orgId, setId]);

export type PrintSet = RowOf<typeof selectSet>;

export const removeSets = (tx: Tx, before: Date) => tx.query('delete from print_sets where created_at < $1', [before]);
