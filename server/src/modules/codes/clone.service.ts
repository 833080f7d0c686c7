import type { Api, Code } from '@swapt/shared/contract';
import { nameMaxLength } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { createCode, assertNotDeleted, type Place } from './codes.service.js';
import { copyPassword, type CodeRow } from './codes.sql.js';

const ending = ' (copy)';

/** A new code like another one. */
export async function cloneCode(ctx: OrgCtx, codeId: string): Promise<Code> {
  const source = await assertNotDeleted(ctx, codeId);
  const name = source.name.slice(0, nameMaxLength - ending.length) + ending;
  return copyCode(ctx, source, { name, target: source.target }, placeOf(source));
}

/** A new code under a base code. Two levels are enough to see what belongs together, so a code under another is no base. */
export async function createChild(
  ctx: OrgCtx,
  { base_code_id, name, target, slug, style }: Api['codes.child']['in'],
): Promise<Code> {
  const base = await assertNotDeleted(ctx, base_code_id);
  if (base.base)
    throw new AppError('code.bad_state', `It is a child code of “${base.base.name}”. Add the new code there.`);
  const request = { name, target: target ?? base.target, slug, style };
  return copyCode(ctx, base, request, { ...placeOf(base), base_code_id });
}

type CopyRequest = Pick<Api['codes.create']['in'], 'name' | 'slug' | 'style'> & { target: string };

/** Takes over everything that the source does, its password included: a copy must not open what the source keeps closed. */
async function copyCode(
  ctx: OrgCtx,
  source: CodeRow,
  { target, ...request }: CopyRequest,
  place: Place,
): Promise<Code> {
  const { type, style, content, rules, scan_limit, fallback, forward_query } = source;
  const times = { starts_at: isoOf(source.starts_at), expires_at: isoOf(source.expires_at) };
  const input = { type, content, rules, scan_limit, fallback, forward_query, ...times, ...(target && { target }) };
  const copy = await createCode(ctx, { ...input, ...request, style: request.style ?? style }, place);
  if (!source.has_password) return copy;
  await copyPassword(ctx.tx, ctx.orgId, source.code_id, [copy.code_id]);
  return { ...copy, has_password: true };
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null;

/** Where a copy stands: beside its original. */
export const placeOf = ({ folder, base, tags }: Pick<CodeRow, 'folder' | 'base' | 'tags'>) => ({
  folder_id: folder?.folder_id,
  base_code_id: base?.code_id,
  tags,
});
