import type { Api, Code, CodeFilter } from '@swapt/shared/contract';
import { codeStatuses, codeTransitions, codeTypeFacts, defaultQrStyle, type CodeStatus } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { gatherRefusals, type Refusals } from '../../platform/errors/refusals.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { countCodes, selectIds } from './code-entries.sql.js';
import { readFilter } from './selection.service.js';
import { assertScannable } from '../code-styles/code-styles.service.js';
import { printedText } from '../code-content/code-content.service.js';
import { readBody, readPassword } from './code-body.js';
import { toCode } from './code-reply.js';
import {
  insertCodes,
  selectCode,
  selectCodes,
  updateCode,
  type CodeChange,
  type CodeRow,
  type NewCode,
} from './codes.sql.js';
import {
  announceSlugs,
  generateSlug,
  isReserved,
  reserved,
  takeSlugs,
  taken,
} from '../short-links/short-links.service.js';
import { tidyTags } from './tags.js';

export { type BulkRequest, changeAll, lockFolder, readChange } from './bulk.service.js';
export { fileAddress } from './code-reply.js';
export { type CodeBefore } from './bulk.sql.js';
export { type CodeRow, selectCode } from './codes.sql.js';
export { makeCodes } from './make-codes.service.js';
export { putCodesBack } from './put-back.service.js';
export { selectedIds } from './selection.service.js';
export { tidyTags } from './tags.js';

type CreateInput = Api['codes.create']['in'];
type ChangeInput = Api['codes.update']['in']['data'];
export type Place = Pick<NewCode, 'folder_id' | 'base_code_id' | 'tags'>;

/** Makes a code under its own short name or a new one. */
export async function createCode(
  ctx: OrgCtx,
  { name, type, slug, style = defaultQrStyle, tags, folder_id, ...request }: CreateInput,
  place: Place = { folder_id: folder_id ?? null, tags: tags && tidyTags(tags) },
): Promise<Code> {
  const { tx, orgId, services } = ctx;
  const now = services.now();
  const codeId = uuidv7(now);
  const refusals = gatherRefusals();
  if (type === 'link' && request.target === undefined) refusals.refuse('target', 'This is required.');
  const body = await readBody(ctx, type, { ...request, content: request.content ?? {} }, refusals);
  // What a Wi-Fi code prints is its content: without one there is nothing to scan.
  if (!codeTypeFacts[type].isSelfContained || body.content) {
    const printed = { type, content: body.content ?? {}, slug: slug ?? generateSlug() };
    await refusals.attempt(() =>
      assertScannable(ctx, { text: printedText(services.config, printed), style, field: 'style' }),
    );
  }
  const kept = await takeSlug(ctx, { codeId, slug }, refusals);
  refusals.assertNone();
  const fields = { name: name.trim(), type, slug: kept, style, ...body, ...readPassword(ctx, request), ...place };
  await insertCodes(tx, orgId, [{ code_id: codeId, status: 'active', created_at: now, ...fields }]);
  // A cache may remember that this name was nobody's.
  await announceSlugs(tx, orgId, [codeId]);
  return readCode(ctx, codeId);
}

/** The short name that a new code gets: the one that was asked for, or a made-up one. */
async function takeSlug(
  ctx: OrgCtx,
  request: { codeId: string; slug: string | undefined },
  refusals: Refusals,
): Promise<string> {
  const { codeId, slug = '' } = request;
  if (isReserved(slug)) refusals.refuse('slug', reserved, 'code.slug_reserved');
  else {
    const kept = (await takeSlugs(ctx, [request])).get(codeId);
    if (kept !== undefined) return kept;
    refusals.refuse('slug', taken, 'code.slug_taken');
  }
  return slug;
}

/** Changes a code. A deleted one is only changed by bringing it back. */
export async function changeCode(
  ctx: OrgCtx,
  codeId: string,
  { name, status, style, tags, ...request }: ChangeInput,
  from: readonly CodeStatus[],
): Promise<Code> {
  const { tx, orgId, services } = ctx;
  const before = await readRow(ctx, codeId);
  const refusals = gatherRefusals();
  const body = await readBody(ctx, before.type, request, refusals, { prefix: 'data.', before });
  if (style || (body.content && codeTypeFacts[before.type].isSelfContained)) {
    const text = printedText(services.config, { ...before, ...(body.content && { content: body.content }) });
    const field = style ? 'data.style' : 'data.content.ssid';
    await refusals.attempt(() => assertScannable(ctx, { text, style: style ?? before.style, field }));
  }
  refusals.assertNone();
  const checked = { ...body, ...readPassword(ctx, request) };
  const change: CodeChange = { ...checked, name: name?.trim(), status, style, tags: tags && tidyTags(tags) };
  const [changed] = await updateCode(tx, orgId, codeId, change, from, services.now());
  if (!changed)
    throw new AppError('code.bad_state', before.status === 'deleted' ? 'It was deleted. Restore it first.' : undefined);
  await announceSlugs(tx, orgId, [codeId]);
  return readCode(ctx, codeId);
}

/** The states a code may be in so that it can become `status`, or stay as it is. */
export function statesBefore(status: CodeStatus | undefined): CodeStatus[] {
  if (status === undefined) return ['active', 'paused', 'archived'];
  return codeStatuses.filter((from) => (from === status ? from !== 'deleted' : leadsTo(from, status)));
}

const leadsTo = (from: CodeStatus, to: CodeStatus) => codeTransitions[from].some((next) => next === to);

export async function readCode(ctx: OrgCtx, codeId: string): Promise<Code> {
  return toCode(await readRow(ctx, codeId), ctx.services.config);
}

export async function readRow({ tx, orgId }: OrgCtx, codeId: string): Promise<CodeRow> {
  const [row] = await selectCode(tx, orgId, codeId);
  if (!row) throw new AppError('code.not_found');
  return row;
}

/** One page of the codes that a filter leaves. */
export async function listCodes(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  given: CodeFilter,
  input: { page?: number; pageSize?: number },
): Promise<Api['codes.list']['out']> {
  const { page, pageSize, limit, offset } = paging(input);
  const filter = readFilter(services.config, given);
  const total = await countCodes(tx, orgId, filter);
  const ids = await selectIds(tx, orgId, filter, { limit, offset, total });
  return { data: await readCodes({ tx, orgId, services }, ids), page, pageSize, total };
}

type Reading = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

/** The ids of all codes that a list shows, in its order, as far as so many. */
export const listedIds = ({ tx, orgId, services }: Reading, filter: CodeFilter, most: number): Promise<string[]> =>
  selectIds(tx, orgId, readFilter(services.config, filter), { limit: most, offset: 0, total: most });

/** Codes in the order of the ids. */
export async function readCodes({ tx, orgId, services }: Reading, ids: readonly string[]): Promise<Code[]> {
  const rows = ids.length > 0 ? await selectCodes(tx, orgId, ids) : [];
  return rows.map((row) => toCode(row, services.config));
}

/** A code that is there and not deleted, as it is stored. */
export async function assertNotDeleted(ctx: OrgCtx, codeId: string): Promise<CodeRow> {
  const row = await readRow(ctx, codeId);
  if (row.status === 'deleted') throw new AppError('code.bad_state', 'It was deleted. Restore it first.');
  return row;
}
