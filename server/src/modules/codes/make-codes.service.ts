import { defaultQrStyle } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { announceSlugs, takeSlugs } from '../short-links/short-links.service.js';
import { insertCodes, type CodeBody } from './codes.sql.js';

type Wanted = Pick<CodeBody, 'name' | 'type' | 'content'>;

/** Makes codes in the usual style under made-up short names, from contents that are known to be right; answers their ids in the same order. */
export async function makeCodes(ctx: OrgCtx, wanted: readonly Wanted[]): Promise<string[]> {
  const { tx, orgId, services } = ctx;
  const now = services.now();
  const named = wanted.map((code, index) => ({ ...code, codeId: uuidv7(now.getTime() + wanted.length - index) }));
  const slugs = await takeSlugs(
    ctx,
    named.map(({ codeId }) => ({ codeId })),
  );
  const codes = named.flatMap(({ codeId, ...code }) => {
    const slug = slugs.get(codeId);
    if (slug === undefined) return [];
    return [{ ...code, code_id: codeId, slug, style: defaultQrStyle, status: 'active' as const, created_at: now }];
  });
  await insertCodes(tx, orgId, codes);
  const ids = codes.map(({ code_id }) => code_id);
  await announceSlugs(tx, orgId, ids);
  return ids;
}
