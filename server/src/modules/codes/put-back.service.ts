import { announceSlugs } from '../short-links/short-links.service.js';
import { isSo, missing, readChange, type Bulk, type BulkRequest } from './bulk.service.js';
import { lockCodes, lockFolders, putBack, type BulkChange, type CodeBefore, type LockedCode } from './bulk.sql.js';

interface Kept {
  name: string;
  reason: string;
}

/** Gives codes back what a change took from them, as long as nobody has changed that again; answers those that stay, and why. */
export async function putCodesBack(
  { tx, orgId, now }: Bulk,
  codes: readonly CodeBefore[],
  request: BulkRequest,
): Promise<Kept[]> {
  const change = readChange(request);
  const folderIds = change.folderId === undefined ? [] : codes.flatMap(({ folder_id }) => folder_id ?? []);
  const folders = new Set((await lockFolders(tx, orgId, folderIds)).map(({ folder_id }) => folder_id));
  const ids = codes.map(({ code_id }) => code_id);
  const locked = new Map((await lockCodes(tx, orgId, ids)).map((code) => [code.code_id, code]));
  const kept: Kept[] = [];
  const chosen: CodeBefore[] = [];
  for (const before of codes) {
    const code = locked.get(before.code_id);
    const isFolderGone = change.folderId !== undefined && before.folder_id !== null && !folders.has(before.folder_id);
    const reason = !code
      ? missing
      : !isUntouched(code, before, change)
        ? touched
        : isFolderGone
          ? folderGone
          : undefined;
    if (reason) kept.push({ name: code?.name ?? '', reason });
    else chosen.push(before);
  }
  if (chosen.length > 0) {
    await putBack(tx, orgId, chosen, change, now);
    if (change.status)
      await announceSlugs(
        tx,
        orgId,
        chosen.map(({ code_id }) => code_id),
      );
  }
  return kept;
}

const touched = 'Somebody has changed it since.';
const folderGone = 'Its folder was deleted.';

/** Whether what the change set still stands: of tags all of them, in their order. */
function isUntouched(code: LockedCode, before: CodeBefore, change: BulkChange): boolean {
  if (!change.tag && !change.untag) return isSo(code, change);
  const tags = [...new Set([...before.tags, ...(change.tag ?? [])])].filter((tag) => !change.untag?.includes(tag));
  return tags.length === code.tags.length && tags.every((tag, place) => tag === code.tags[place]);
}
