import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** The content of a code, with the file that it names. */
export const selectContent = (tx: Tx, orgId: string, codeId: string) =>
  tx.query(
    `select c.type, c.content, c.updated_at,
       (select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'media', f.media, 'bytes', f.bytes) from files f
         where f.org_id = c.org_id and f.file_id = (c.content ->> 'file_id')::uuid) as file
     from codes c where c.org_id = $1 and c.code_id = $2`,
    [orgId, codeId],
  );

export type ContentRow = RowOf<typeof selectContent>;

/** The short name of a card, whose address has the code's id. */
export const selectSlugOf = (tx: Tx, codeId: string) =>
  tx.query(`select slug from codes where code_id = $1 and type = 'card'`, [codeId]);
