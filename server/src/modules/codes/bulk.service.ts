import type { Api } from '@swapt/shared/contract';
import { codeStatuses, codeTransitions, tagLimits, type BulkAction, type CodeStatus } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { changeMany, lockCodes, type BulkChange } from './bulk.sql.js';
import { announceSlugs } from '../short-links/short-links.service.js';
import { tidyTags } from './tags.js';

type Input = Api['codes.bulk']['in'];
type Reply = Api['codes.bulk']['out']['data'];
type LockedCode = Awaited<ReturnType<typeof lockCodes>>[number];

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

/** One action on many codes. Their rows are locked first, so that what is said of each is true when the transaction ends. */
export async function changeCodes(ctx: OrgCtx, input: Input): Promise<Reply> {
  const { tx, orgId, services } = ctx;
  const { code_ids: ids, action } = input;
  const change = readChange(input);
  const locked = new Map((await lockCodes(tx, orgId, ids)).map((code) => [code.code_id, code]));
  const left: Reply['left'] = [];
  const chosen: string[] = [];
  for (const id of ids) {
    const code = locked.get(id);
    const reason = code ? whyNot(code, action, change) : 'This code does not exist.';
    if (reason) left.push({ code_id: id, name: code?.name ?? '', reason });
    else if (code && code.status !== change.status) chosen.push(id);
  }
  if (chosen.length > 0) {
    await changeMany(tx, orgId, chosen, change, services.now());
    if (change.status) await announceSlugs(tx, orgId, chosen);
  }
  return { changed: chosen.length, left };
}

function readChange({ action, folder_id: folderId, tags }: Input): BulkChange {
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
