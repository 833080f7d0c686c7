import type { Api } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { placeOf } from './clone.service.js';
import { readRows, type CloneRow, type RowProblems } from './clone-rows.js';
import { landingAddress, shortAddress } from '../code-content/code-content.service.js';
import { copyPassword, insertCodes, releaseTrial, startTrial, type CodeBody, type NewCode } from './codes.sql.js';
import { announceSlugs, takeSlugs, taken } from '../short-links/short-links.service.js';
import { assertNotDeleted, type Place } from './codes.service.js';

type Input = Api['codes.cloneMultiple']['in'];
type Made = Api['codes.cloneMultiple']['out']['data'];

/** Makes a code like another one for each row, or none at all. A dry run takes the short names too, and gives them back. */
export async function cloneMany(ctx: OrgCtx, { code_id, data, dry_run: isDry = false }: Input): Promise<Made> {
  const source = await assertNotDeleted(ctx, code_id);
  const { rows, problems } = await readRows(ctx, source, data);
  const { type, style, content, rules, starts_at, expires_at, scan_limit, fallback, forward_query } = source;
  const like = { type, style, content, rules, starts_at, expires_at, scan_limit, fallback, forward_query };
  const place = placeOf(source);
  const made = await makeMany(
    ctx,
    like,
    rows.map((row) => ({ ...row, place })),
    problems,
    isDry,
  );
  const ids = made.flatMap((code) => code.code_id ?? []);
  if (source.has_password && ids.length > 0) await copyPassword(ctx.tx, ctx.orgId, code_id, ids);
  return made;
}

export type Like = Pick<NewCode, 'type' | 'style'> & Omit<Partial<CodeBody>, 'name' | 'target'>;
type Row = CloneRow & { place: Place };

/** A code for each row, once none of them has a problem. */
export async function makeMany(
  ctx: OrgCtx,
  like: Like,
  rows: readonly Row[],
  problems: RowProblems,
  isDry: boolean,
): Promise<Made> {
  const { tx, orgId, services } = ctx;
  const now = services.now();
  // The first row of the list is the first in lists of the newest codes, too.
  const copies = rows.map((row, index) => ({ ...row, codeId: uuidv7(now.getTime() + rows.length - index) }));

  if (isDry) await startTrial(tx);
  const slugs = await takeSlugs(ctx, withFreeNames(copies, problems));
  if (isDry) await releaseTrial(tx);
  copies.forEach(({ codeId, slug }, index) => {
    const field = `data.${index}.slug`;
    if (slug && !slugs.has(codeId) && !problems.has(field)) problems.set(field, taken);
  });
  if (problems.size > 0) throw new AppError('code.bad_rows', undefined, Object.fromEntries(problems));

  const address = (slug: string | undefined) => (slug === undefined ? null : shortAddress(services.config, slug));
  if (isDry) return copies.map(({ name, target, slug }) => ({ code_id: null, name, target, url: address(slug) }));

  const codes = copies.flatMap(({ codeId, name, target, place }) => {
    const slug = slugs.get(codeId);
    if (slug === undefined) return [];
    return [
      {
        content: {},
        ...like,
        ...place,
        code_id: codeId,
        name,
        target,
        slug,
        status: 'active' as const,
        created_at: now,
      },
    ];
  });
  await insertCodes(tx, orgId, codes);
  const ids = codes.map((code) => code.code_id);
  await announceSlugs(tx, orgId, ids);
  return codes.map((code) => ({
    code_id: code.code_id,
    name: code.name,
    target: landingAddress(services.config, code),
    url: address(code.slug),
  }));
}

/** The rows whose short name may be asked for. */
const withFreeNames = <Row extends CloneRow>(rows: readonly Row[], problems: RowProblems): Row[] =>
  rows.filter((_, index) => !problems.has(`data.${index}.slug`));
