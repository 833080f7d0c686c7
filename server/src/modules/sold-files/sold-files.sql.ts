import type { Tx } from '../../platform/db/database.js';

/** A file that is sold. It cannot be deleted until the end of the transaction. */
export const selectSoldFile = (tx: Tx, orgId: string, fileId: string) =>
  tx.query('select file_id, name, bytes from files where org_id = $1 and file_id = $2 and is_sold for key share', [
    orgId,
    fileId,
  ]);

/** Lines of an order whose file was deleted. */
export const selectLostFiles = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select l.line_no from order_lines l where l.org_id = $1 and l.order_id = $2 and l.file_id is not null
       and not exists (select from files f where f.org_id = l.org_id and f.file_id = l.file_id for key share)`,
    [orgId, orderId],
  );
