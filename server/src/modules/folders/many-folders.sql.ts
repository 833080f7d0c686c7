import type { Tx } from '../../platform/db/database.js';

/** Of these, those of the organization: locked in the order of their ids, and nobody puts a code into them until the transaction ends. */
export const lockFolders = (tx: Tx, orgId: string, folderIds: readonly string[]) =>
  tx.query(
    'select folder_id from folders where org_id = $1 and folder_id = any($2::uuid[]) order by folder_id for update',
    [orgId, folderIds],
  );

/** Codes change their folder in the order of their ids: those of others that do so at the same time wait instead of standing in each other's way. */
export const lockCodesIn = (tx: Tx, orgId: string, folderIds: readonly string[]) =>
  tx.query(
    'select code_id from codes where org_id = $1 and folder_id = any($2::uuid[]) order by code_id for no key update',
    [orgId, folderIds],
  );

export const lockCodesBefore = (tx: Tx, orgId: string, before: string) =>
  tx.query(
    `select c.code_id from codes c where c.org_id = $1 and c.code_id in (
       select k.code_id::uuid from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_array_elements_text(b -> 'codes') k(code_id))
      order by c.code_id for no key update`,
    [orgId, before],
  );

/** Each with all that putting it back takes. */
export const deleteFolders = (tx: Tx, orgId: string, folderIds: readonly string[]) =>
  tx.query(
    `delete from folders f where f.org_id = $1 and f.folder_id = any($2::uuid[])
     returning f.folder_id as item_id, jsonb_build_object('name', f.name, 'row', to_jsonb(f), 'codes',
       (select coalesce(jsonb_agg(c.code_id), '[]') from codes c where c.org_id = f.org_id and c.folder_id = f.folder_id)) as before`,
    [orgId, folderIds],
  );

/** No row for a folder whose name another one has by now. */
export const insertAgain = (tx: Tx, orgId: string, before: string) =>
  tx.query(
    `insert into folders select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_record(null::folders, b -> 'row') r
      where r.org_id = $1 on conflict do nothing returning folder_id`,
    [orgId, before],
  );

/** Puts the codes that lay in these folders back into them; those that are in another one by now stay there. */
export const putCodesBack = (tx: Tx, orgId: string, before: string, folderIds: readonly string[]) =>
  tx.query(
    `update codes c set folder_id = p.folder_id from (
       select (b -> 'row' ->> 'folder_id')::uuid as folder_id, k.code_id::uuid as code_id
         from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_array_elements_text(b -> 'codes') k(code_id)) p
      where c.org_id = $1 and c.code_id = p.code_id and c.folder_id is null and p.folder_id = any($3::uuid[])`,
    [orgId, before, folderIds],
  );
