import type { Tx } from '../../platform/db/database.js';
import type { FilesRow } from '../../platform/db/tables.gen.js';

export const insertFile = (tx: Tx, file: FilesRow) =>
  tx.query(
    'insert into files (org_id, file_id, name, media, bytes, is_sold, is_slip, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [file.org_id, file.file_id, file.name, file.media, file.bytes, file.is_sold, file.is_slip, file.created_at],
  );

export const selectFile = (tx: Tx, orgId: string, fileId: string) =>
  tx.query('select * from files where org_id = $1 and file_id = $2', [orgId, fileId]);
