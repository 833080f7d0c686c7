import type { Api, Code } from '@swapt/shared/contract';
import { codeStatuses, codeTransitions, defaultQrStyle, type CodeStatus } from '@swapt/shared/values';
import { uuidv7 } from '../../db/uuid.js';
import { AppError } from '../../http/app-error.js';
import type { OrgCtx } from '../../http/handler.js';
import { paging } from '../../http/paging.js';
import { demandScannable } from './check-style.js';
import { scanAddress, withoutAddress } from './code-address.js';
import { toCode } from './code-reply.js';
import {
  announceSlugs,
  countCodes,
  insertCodes,
  selectCode,
  selectCodes,
  updateCode,
  type CodeChange,
  type CodeFilter,
  type NewCode,
} from './codes.sql.js';
import { checkTarget } from './safe-target.js';
import { generateSlug, isReserved, reserved, taken } from './slug.js';
import { takeSlugs } from './take-slugs.js';
import { tidyTags } from './tags.js';

type CreateInput = Api['codes.create']['in'];
type Place = Pick<NewCode, 'folder_id' | 'base_code_id' | 'tags'>;

/** Makes a code under its own short name or a new one. */
export async function createCode(
  ctx: OrgCtx,
  { name, type, target, slug, style = defaultQrStyle }: CreateInput,
  place: Place = {},
): Promise<Code> {
  const { tx, orgId, services } = ctx;
  const now = services.now();
  const codeId = uuidv7(now);
  const safe = demandSafeTarget(ctx, target, 'target');
  if (slug !== undefined && isReserved(slug)) throw new AppError('code.slug_reserved', undefined, { slug: reserved });
  const text = scanAddress(services.config, slug ?? generateSlug());
  await demandScannable(services, orgId, { text, style, field: 'style' });
  const kept = (await takeSlugs(ctx, [{ codeId, slug }])).get(codeId);
  if (kept === undefined) throw new AppError('code.slug_taken', undefined, { slug: taken });
  const fields = { name: name.trim(), type, target: safe, slug: kept, style, ...place };
  await insertCodes(tx, orgId, [{ code_id: codeId, status: 'active', created_at: now, ...fields }]);
  // A cache may remember that this name was nobody's.
  await announceSlugs(tx, orgId, [codeId]);
  return readCode(ctx, codeId);
}

/** Changes a code. A deleted one is only changed by bringing it back. */
export async function changeCode(
  ctx: OrgCtx,
  codeId: string,
  data: CodeChange,
  from: readonly CodeStatus[],
): Promise<Code> {
  const { tx, orgId, services } = ctx;
  const before = await readCode(ctx, codeId);
  const change: CodeChange = { ...data, name: data.name?.trim() };
  if (data.tags) change.tags = tidyTags(data.tags);
  if (data.target !== undefined) change.target = demandSafeTarget(ctx, data.target, 'data.target');
  if (data.style) {
    await demandScannable(services, orgId, { text: before.scan_url, style: data.style, field: 'data.style' });
  }
  const [changed] = await updateCode(tx, orgId, codeId, change, from, services.now());
  if (!changed)
    throw new AppError(
      'code.bad_state',
      before.status === 'deleted' ? 'It was deleted. Bring it back first.' : undefined,
    );
  await announceSlugs(tx, orgId, [codeId]);
  return readCode(ctx, codeId);
}

/** The states a code may be in so that it can become `status`, or stay as it is. */
export function statesBefore(status: CodeStatus | undefined): CodeStatus[] {
  if (status === undefined) return ['active', 'paused'];
  return codeStatuses.filter((from) => (from === status ? from !== 'deleted' : leadsTo(from, status)));
}

const leadsTo = (from: CodeStatus, to: CodeStatus) => codeTransitions[from].some((next) => next === to);

export async function readCode({ tx, orgId, services }: OrgCtx, codeId: string): Promise<Code> {
  const [row] = await selectCode(tx, orgId, codeId);
  if (!row) throw new AppError('code.not_found');
  return toCode(row, services.config);
}

/** One page of the codes that a filter leaves. */
export async function listCodes(
  { tx, orgId, services }: OrgCtx,
  filter: CodeFilter,
  input: { page?: number; pageSize?: number },
): Promise<Api['codes.list']['out']> {
  const { page, pageSize, limit, offset } = paging(input);
  const search = filter.search && withoutAddress(services.config, filter.search);
  const rows = await selectCodes(tx, orgId, { ...filter, search }, limit, offset);
  const total = await countCodes(tx, orgId, { ...filter, search });
  return { data: rows.map((row) => toCode(row, services.config)), page, pageSize, total };
}

/** A code that is there and not deleted. */
export async function demandNotDeleted(ctx: OrgCtx, codeId: string): Promise<Code> {
  const code = await readCode(ctx, codeId);
  if (code.status === 'deleted') throw new AppError('code.bad_state', 'It was deleted. Bring it back first.');
  return code;
}

function demandSafeTarget({ services }: OrgCtx, target: string, field: string): string {
  const checked = checkTarget(target, services.config);
  if ('target' in checked) return checked.target;
  throw new AppError('code.unsafe_target', checked.reason, { [field]: checked.reason });
}
