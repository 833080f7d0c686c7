import type { Api, Code } from '@swapt/shared/contract';
import { aliasLimit } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { freeAlias, lockCode, setChannel } from './aliases.sql.js';
import { scanAddress, shortAddress } from '../code-content/code-content.service.js';
import { assertNotDeleted, readCode } from './codes.service.js';
import {
  announceSlugs,
  assertMayFreeName,
  isReserved,
  reserved,
  takeSlugs,
  taken,
} from '../short-links/short-links.service.js';

type AliasRequest = Pick<Api['codes.addAlias']['in'], 'slug' | 'channel'>;

/** Gives a code a further short name. The code is locked, so that many at once do not pass the limit and a channel gets one name. */
export async function addAlias(ctx: OrgCtx, codeId: string, { slug, channel = '' }: AliasRequest): Promise<string> {
  const { tx, orgId } = ctx;
  if (slug !== undefined && isReserved(slug)) throw new AppError('code.slug_reserved', undefined, { slug: reserved });
  await lockCode(tx, orgId, codeId);
  const { aliases } = await assertNotDeleted(ctx, codeId);
  if (aliases.length >= aliasLimit) {
    throw new AppError('code.too_many_aliases', `It has ${aliasLimit}. Remove one that you do not use.`);
  }
  const kept = (await takeSlugs(ctx, [{ codeId, slug }])).get(codeId);
  if (kept === undefined) throw new AppError('code.slug_taken', undefined, { slug: taken });
  await setChannel(tx, orgId, kept, channel.trim());
  await announceSlugs(tx, orgId, [codeId]);
  return kept;
}

export async function removeAlias(ctx: OrgCtx, codeId: string, slug: string): Promise<Code> {
  const { tx, orgId } = ctx;
  await lockCode(tx, orgId, codeId);
  const before = await readCode(ctx, codeId);
  // The short name on its prints stays with a code for good.
  if (slug === before.slug) throw new AppError('code.alias_not_found', 'This is the short name of the code itself.');
  if (!before.aliases.some((alias) => alias.slug === slug)) throw new AppError('code.alias_not_found');
  await assertMayFreeName(ctx);
  await freeAlias(tx, orgId, { codeId, slug }, ctx.services.now());
  return readCode(ctx, codeId);
}

/** The address that stands for a channel: made once, found again after that. */
export async function addressFor(
  ctx: OrgCtx,
  codeId: string,
  channel = '',
): Promise<Api['urls.generate']['out']['data']> {
  const { config } = ctx.services;
  await lockCode(ctx.tx, ctx.orgId, codeId);
  const { slug: own, aliases } = await assertNotDeleted(ctx, codeId);
  const label = channel.trim();
  const known = label === '' ? own : aliases.find((alias) => alias.channel.toLowerCase() === label.toLowerCase())?.slug;
  const slug = known ?? (await addAlias(ctx, codeId, { channel: label }));
  return { url: shortAddress(config, slug), scan_url: scanAddress(config, slug), slug, channel: label };
}
