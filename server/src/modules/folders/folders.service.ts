import type { Tx } from '../../platform/db/database.js';
import { selectListedIds } from './folders.sql.js';
import {
  deleteFolders,
  insertAgain,
  lockCodesBefore,
  lockCodesIn,
  lockFolders,
  putCodesBack,
} from './many-folders.sql.js';

/** Of these, those of the organization. */
export const idsOfFolders = async (tx: Tx, orgId: string, ids: readonly string[]): Promise<string[]> =>
  (await lockFolders(tx, orgId, ids)).map(({ folder_id }) => folder_id);

/** The ids of all that the list shows, as far as so many. */
export const matchingFolders = async (tx: Tx, orgId: string, search: string | undefined, most: number) =>
  (await selectListedIds(tx, orgId, search, most)).map(({ folder_id }) => folder_id);

/** Deletes what of these is there; their codes stay. Answers what putting them back takes. */
export async function removeFolders(tx: Tx, orgId: string, ids: readonly string[]) {
  await lockFolders(tx, orgId, ids);
  await lockCodesIn(tx, orgId, ids);
  return deleteFolders(tx, orgId, ids);
}

/** Puts back what was deleted, with the codes that are in no folder since. Answers the ids of those that are there again. */
export async function putFoldersBack(tx: Tx, orgId: string, before: readonly unknown[]): Promise<string[]> {
  const rows = JSON.stringify(before);
  const ids = (await insertAgain(tx, orgId, rows)).map(({ folder_id }) => folder_id);
  await lockCodesBefore(tx, orgId, rows);
  await putCodesBack(tx, orgId, rows, ids);
  return ids;
}
