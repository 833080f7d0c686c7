import type { Api, Code } from '@swapt/shared/contract';
import { nameMaxLength } from '@swapt/shared/values';
import { AppError } from '../../http/app-error.js';
import type { OrgCtx } from '../../http/handler.js';
import { createCode, demandNotDeleted } from './codes.service.js';

const ending = ' (copy)';

/** A new code like another one. */
export async function cloneCode(ctx: OrgCtx, codeId: string): Promise<Code> {
  const { type, target, style, ...source } = await demandNotDeleted(ctx, codeId);
  const name = source.name.slice(0, nameMaxLength - ending.length) + ending;
  return createCode(ctx, { name, type, target, style }, placeOf(source));
}

/** A new code under a base code. Two levels are enough to see what belongs together, so a code under another is no base. */
export async function createChild(
  ctx: OrgCtx,
  { base_code_id, name, target, slug, style }: Api['codes.child']['in'],
): Promise<Code> {
  const base = await demandNotDeleted(ctx, base_code_id);
  if (base.base) throw new AppError('code.bad_state', `It stands under “${base.base.name}” itself. Add to that code.`);
  const input = { name, type: base.type, target: target ?? base.target, slug, style: style ?? base.style };
  return createCode(ctx, input, { ...placeOf(base), base_code_id });
}

/** Where a copy stands: beside its original. */
export const placeOf = ({ folder, base, tags }: Pick<Code, 'folder' | 'base' | 'tags'>) => ({
  folder_id: folder?.folder_id,
  base_code_id: base?.code_id,
  tags,
});
