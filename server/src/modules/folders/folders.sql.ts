import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { FoldersRow } from '../../platform/db/tables.gen.js';

const whole = `select f.org_id, f.folder_id, f.name, f.created_at, n.codes, n.scans
  from folders f cross join lateral (
    select count(*) as codes, coalesce(sum(k.scans), 0)::bigint as scans
      from codes c left join code_counters k on k.org_id = c.org_id and k.code_id = c.code_id
     where c.org_id = f.org_id and c.folder_id = f.folder_id and c.status <> 'deleted') n`;
const matches = `f.org_id = $1 and ($2::text is null or position(lower($2) in lower(f.name)) > 0)`;

/** No row when the organization has a folder of this name already. */
export const insertFolder = (tx: Tx, { org_id, folder_id, name, created_at }: FoldersRow) =>
  tx.query(
    `insert into folders (org_id, folder_id, name, created_at) values ($1, $2, $3, $4)
     on conflict (org_id, lower(name)) do nothing returning folder_id`,
    [org_id, folder_id, name, created_at],
  );

export const selectFolder = (tx: Tx, orgId: string, folderId: string) =>
  tx.query(`${whole} where f.org_id = $1 and f.folder_id = $2`, [orgId, folderId]);

export type FolderRow = RowOf<typeof selectFolder>;

/** Whether there is such a folder, without counting what is in it. */
export const findFolder = (tx: Tx, orgId: string, folderId: string) =>
  tx.query('select folder_id from folders where org_id = $1 and folder_id = $2', [orgId, folderId]);

export const selectFolders = (tx: Tx, orgId: string, search: string | undefined, limit: number, offset: number) =>
  tx.query(`${whole} where ${matches} order by lower(f.name), f.folder_id limit $3 offset $4`, [
    orgId,
    search ?? null,
    limit,
    offset,
  ]);

/** The ids of all that a list shows, in its order, as far as so many. */
export const selectListedIds = (tx: Tx, orgId: string, search: string | undefined, most: number) =>
  tx.query(`select f.folder_id from folders f where ${matches} order by lower(f.name), f.folder_id limit $3`, [
    orgId,
    search ?? null,
    most,
  ]);

/** Folders in the order of the ids. */
export const selectFoldersOf = (tx: Tx, orgId: string, folderIds: readonly string[]) =>
  tx.query(
    `${whole} where f.org_id = $1 and f.folder_id = any($2::uuid[]) order by array_position($2::uuid[], f.folder_id)`,
    [orgId, folderIds],
  );

export const countFolders = (tx: Tx, orgId: string, search: string | undefined) =>
  tx.query(`select count(*) as total from folders f where ${matches}`, [orgId, search ?? null]);

/** Puts a code into a folder; no row when the code is deleted or not there. A folder that is gone is refused by its foreign key. */
export const placeCode = (tx: Tx, orgId: string, folderId: string, codeId: string) =>
  tx.query(
    `update codes set folder_id = $2 where org_id = $1 and code_id = $3 and status <> 'deleted' returning code_id`,
    [orgId, folderId, codeId],
  );

/** No row when the code is not in this folder. */
export const takeCodeOut = (tx: Tx, orgId: string, folderId: string, codeId: string) =>
  tx.query(
    'update codes set folder_id = null where org_id = $1 and folder_id = $2 and code_id = $3 returning code_id',
    [orgId, folderId, codeId],
  );
