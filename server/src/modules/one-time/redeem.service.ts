import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Api, OneTimeUser } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { PublicChange, PublicCtx } from '../../platform/http/handler.js';
import type { Resolution } from '../short-links/short-links.service.js';
import { toScanRow } from '../../scan-ingestion/scan-row.js';
import type { Services } from '../../platform/services.js';
import { shortAddress } from '../code-content/code-content.service.js';
import { tryPin, type GivenPin } from './cashier-pin.js';
import { selectFacts, useCode, type OneTimeFacts } from './one-time.sql.js';

type OneTime = Extract<Resolution, { kind: 'oneTime' }>;

/** The request of somebody in front of a code. */
export interface Phone {
  headers: IncomingHttpHeaders;
  ip: string;
  /** The id that the browser has for this code alone; empty where it has none. */
  own: string;
}

/** How a one-time code stands. `isOwn`: the same browser used it, as far as that is known. */
export type Standing =
  | { kind: 'ready'; offer: string; hasPin: boolean }
  | { kind: 'used'; offer: string; at: Date; isOwn: boolean; target: string }
  | { kind: 'paused' }
  | { kind: 'deleted' }
  | { kind: 'unknown' };

interface Outcome {
  standing: Standing;
  /** Who was first. */
  isNow: boolean;
  /** What is wrong with the PIN of the shop. */
  problem?: PinProblem;
}
export type PinProblem = Exclude<Awaited<ReturnType<typeof tryPin>>, 'right'>;

/** Uses a code up if it still can be, and says how it stands then. */
export async function redeem(services: Services, code: OneTime, user: OneTimeUser, given: GivenPin): Promise<Outcome> {
  const { orgId, slug } = code;
  const [facts] = await services.db.org(orgId, (tx) => selectFacts(tx, orgId, slug));
  const standing = () => standingOf(services, code, user.visitor);
  if (!facts || facts.used_at) return { standing: await standing(), isNow: false };
  const pinHash = facts.pin_hash;
  const found = await tryPin(services, { slug, pinHash }, given);
  if (found !== 'right') return { standing: await standing(), isNow: false, problem: found };
  const use = { slug, pinHash, usedAt: services.now(), usedBy: user };
  const [used] = await services.db.org(orgId, (tx) => useCode(tx, orgId, use));
  return { standing: await standing(), isNow: used !== undefined };
}

export async function standingOf(services: Services, { orgId, slug }: OneTime, visitor: string): Promise<Standing> {
  const [facts] = await services.db.org(orgId, (tx) => selectFacts(tx, orgId, slug));
  if (!facts) return { kind: 'unknown' };
  if (facts.batch_state === 'making') return { kind: 'unknown' };
  if (isGone(facts)) return { kind: 'deleted' };
  if (facts.base_status === 'paused') return { kind: 'paused' };
  const { offer, used_at: at, used_by: user } = facts;
  if (!at) return { kind: 'ready', offer, hasPin: facts.pin_hash !== null };
  const isOwn = visitor !== '' && user?.visitor === visitor;
  return { kind: 'used', offer, at, isOwn, target: await targetOf(services, facts) };
}

/** A batch that was taken back keeps the codes that were used; nothing of a deleted base code is left, not even what was had for it. */
const isGone = ({ base_status: base, batch_state: batch, used_at: at }: OneTimeFacts) =>
  base === 'deleted' || (batch !== 'done' && !at);

/** Where the base code leads. */
async function targetOf({ shortLinks, config }: Services, { base_slug: slug }: OneTimeFacts): Promise<string> {
  const base = await shortLinks.resolve(slug);
  return base.kind === 'target' ? base.location : shortAddress(config, slug);
}

/** What is known of a phone: of its kind the same that a scan keeps of it, and by its own id no more than that it used this code. */
export async function userOf(services: Services, code: OneTime, { headers, ip, own }: Phone): Promise<OneTimeUser> {
  const view = { scanId: '', at: services.now().getTime(), orgId: code.orgId, codeId: code.codeId, visitor: '', ip };
  const [userAgent, acceptLanguage] = [headers['user-agent'] ?? '', headers['accept-language'] ?? ''];
  const row = toScanRow({ ...view, source: 'view', userAgent, acceptLanguage, isPrefetch: false }, null);
  const { country, device, system, browser } = row;
  return { name: '', visitor: own && (await ownPseudonym(services, code, own)), country, device, system, browser };
}

/** No scan has it: an id without which a phone could not come back to its code must not tell anything else of it. */
async function ownPseudonym({ scans }: Services, { orgId, slug }: OneTime, own: string): Promise<string> {
  const text = JSON.stringify(['one-time', orgId, slug, own]);
  return createHmac('sha256', await scans.secret())
    .update(text)
    .digest('base64url')
    .slice(0, 22);
}

/** For programs: a shopper's, or that of the team at a counter, which is then named as who used it and needs no PIN. */
export async function redeemByApi(
  ctx: PublicCtx & PublicChange,
  { id, pin = '' }: Api['codes.redeem']['in'],
): Promise<Api['codes.redeem']['out']> {
  const { services, request, caller } = ctx;
  const code = await services.shortLinks.resolve(id);
  if (code.kind !== 'oneTime') throw new AppError('code.not_found');
  const { orgId, orgName, slug } = code;
  const role = await services.db.org(orgId, (tx) => ctx.roleIn(tx, orgId));
  const phone = await userOf(services, code, { ...request, own: '' });
  const user = role ? { ...phone, name: caller ? caller.name || caller.email : 'API key', visitor: '' } : phone;
  const [before] = await services.db.org(orgId, (tx) => selectFacts(tx, orgId, slug));
  if (!before) throw new AppError('code.not_found');
  const pinHash = before.pin_hash;
  if (!role && !before.used_at) assertPin(await tryPin(services, { slug, pinHash }, { pin, ip: request.ip }));
  const target = await targetOf(services, before);
  return ctx.once(orgId, async (tx) => {
    const [used] = await useCode(tx, orgId, { slug, pinHash, usedAt: services.now(), usedBy: user });
    const [facts] = await selectFacts(tx, orgId, slug);
    if (!facts?.used_at || !used) throw refusal(facts, orgName);
    return { data: { org_name: orgName, offer: facts.offer, target, used_at: facts.used_at.toISOString() } };
  });
}

function assertPin(found: 'right' | PinProblem): void {
  if (found === 'tooMany') throw new AppError('one_time.pin_tries');
  if (found !== 'right') throw new AppError('one_time.wrong_pin');
}

function refusal(facts: OneTimeFacts | undefined, orgName: string): AppError {
  if (!facts || isGone(facts)) return new AppError('code.not_found');
  if (facts.base_status === 'paused')
    return new AppError('code.bad_state', `${orgName} has paused it. Try again later.`);
  return facts.used_at
    ? new AppError('one_time.used', `It was used at ${facts.used_at.toISOString()}.`)
    : new AppError('code.not_found');
}
