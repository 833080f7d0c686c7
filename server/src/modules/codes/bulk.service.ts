import type { Api } from '@swapt/shared/contract';
import { codeStatuses, codeTransitions, tagLimits, type BulkAction, type CodeStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { changeMany, lockCodes, lockFolders, type BulkChange, type LockedCode } from './bulk.sql.js';
import { announceSlugs } from '../short-links/short-links.service.js';
import { tidyTags } from './tags.js';

type Input = Api['codes.bulk']['in'];
type Reply = Api['codes.bulk']['out']['data'];
/** What is asked of many codes, whichever they are. */
export type BulkRequest = Pick<Input, 'action' | 'folder_id' | 'tags'>;

const becomes: Partial<Record<BulkAction, CodeStatus>> = {
  archive: 'archived',
  restore: 'active',
  pause: 'paused',
  resume: 'active',
  delete: 'deleted',
};
/** Bringing back and going on both make a code active, each from states of its own. */
const comesFrom: Partial<Record<BulkAction, readonly CodeStatus[]>> = {
  restore: ['archived', 'deleted'],
  resume: ['paused'],
};
const sentences: Record<CodeStatus, string> = {
  active: 'It is active.',
  paused: 'It is paused.',
  archived: 'It is archived. Restore it first.',
  deleted: 'It was deleted. Restore it first.',
};

/** One action on many codes. */
export async function changeCodes({ tx, orgId, services }: OrgCtx, input: Input): Promise<Reply> {
  if (!(await lockFolder(tx, orgId, input))) throw new AppError('folder.not_found');
  const { changed, left } = await changeAll({ tx, orgId, now: services.now() }, input.code_ids, input);
  return { changed: changed.length, left };
}

export interface Bulk {
  tx: Tx;
  orgId: string;
  now: Date;
}

interface Changed {
  /** As they were before. */
  changed: LockedCode[];
  left: Reply['left'];
}

/** Whether the folder of a request is there, which it then is until the transaction ends. Asked before codes are locked. */
export async function lockFolder(
  tx: Tx,
  orgId: string,
  { action, folder_id: folderId }: BulkRequest,
): Promise<boolean> {
  return action !== 'move' || !folderId || (await lockFolders(tx, orgId, [folderId])).length > 0;
}

/** Changes what of these codes can change. Their rows are locked first, so that what is said of each is true when the transaction ends. */
export async function changeAll(
  { tx, orgId, now }: Bulk,
  ids: readonly string[],
  request: BulkRequest,
): Promise<Changed> {
  const change = readChange(request);
  const locked = new Map((await lockCodes(tx, orgId, ids)).map((code) => [code.code_id, code]));
  const left: Reply['left'] = [];
  const changed: LockedCode[] = [];
  for (const id of ids) {
    const code = locked.get(id);
    const reason = code ? whyNot(code, request.action, change) : missing;
    if (reason) left.push({ code_id: id, name: code?.name ?? '', reason });
    else if (code && !isSo(code, change)) changed.push(code);
  }
  if (changed.length > 0) {
    const chosen = changed.map(({ code_id }) => code_id);
    await changeMany(tx, orgId, chosen, change, now);
    if (change.status) await announceSlugs(tx, orgId, chosen);
  }
  return { changed, left };
}

export const missing = 'This code does not exist.';

/** What is to become of codes; refuses a request that does not say it. */
export function readChange({ action, folder_id: folderId, tags }: BulkRequest): BulkChange {
  if (action === 'move') {
    if (folderId === undefined) throw required('folder_id');
    return { folderId };
  }
  if (action === 'tag' || action === 'untag') {
    if (!tags?.length) throw required('tags');
    return { [action]: tidyTags(tags) };
  }
  return { status: becomes[action] };
}

const required = (field: string) => new AppError('request.invalid', undefined, { [field]: 'This is required.' });

function whyNot(code: LockedCode, action: BulkAction, { status, tag }: BulkChange): string | undefined {
  if (status) {
    const from =
      comesFrom[action] ?? codeStatuses.filter((each) => codeTransitions[each].some((next) => next === status));
    return code.status === status || from.includes(code.status) ? undefined : sentences[code.status];
  }
  if (code.status === 'deleted') return sentences.deleted;
  const tags = new Set([...code.tags, ...(tag ?? [])]);
  return tag && tags.size > tagLimits.perCode ? `A code has at most ${tagLimits.perCode} tags.` : undefined;
}

/** Whether a code is already what it is to become, or still is what it became. */
export function isSo(code: Pick<LockedCode, 'status' | 'folder_id' | 'tags'>, change: BulkChange): boolean {
  const { status, folderId, tag = [], untag = [] } = change;
  return (
    (status === undefined || code.status === status) &&
    (folderId === undefined || code.folder_id === folderId) &&
    tag.every((each) => code.tags.includes(each)) &&
    !untag.some((each) => code.tags.includes(each))
  );
}
