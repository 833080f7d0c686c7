import type { IncomingHttpHeaders } from 'node:http';
import type { Api, OneTimeUser } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { PublicChange, PublicCtx } from '../../platform/http/handler.js';
import type { Resolution } from '../short-links/short-links.service.js';
import { toScanRow } from '../../scan-ingestion/scan-row.js';
import { visitorOf } from '../../platform/visit/visitor-cookie.js';
import type { Services } from '../../platform/services.js';
import { shortAddress } from '../code-content/code-content.service.js';
import { selectFacts, useCode, type OneTimeFacts } from './one-time.sql.js';

type OneTime = Extract<Resolution, { kind: 'oneTime' }>;

/** The request of somebody in front of a code. */
export interface Phone {
  headers: IncomingHttpHeaders;
  ip: string;
  /** The id of the visitor's cookie; empty when there is none. */
  visitor: string;
}

/** How a one-time code stands. `isOwn`: the same browser used it, as far as that is known. */
export type Standing =
  | { kind: 'ready'; offer: string }
  | { kind: 'used'; offer: string; at: Date; isOwn: boolean; target: string }
  | { kind: 'paused' }
  | { kind: 'deleted' }
  | { kind: 'unknown' };

/** Uses a code up if it still can be, and says how it stands then. `isNow` tells the one who was first. */
export async function redeem(
  services: Services,
  code: OneTime,
  user: OneTimeUser,
): Promise<{ standing: Standing; isNow: boolean }> {
  const [used] = await services.db.org(code.orgId, (tx) => useCode(tx, code.orgId, code.slug, services.now(), user));
  return { standing: await standingOf(services, code, user.visitor), isNow: used !== undefined };
}

export async function standingOf(services: Services, { orgId, slug }: OneTime, visitor: string): Promise<Standing> {
  const [facts] = await services.db.org(orgId, (tx) => selectFacts(tx, orgId, slug));
  if (!facts) return { kind: 'unknown' };
  if (facts.batch_state === 'making') return { kind: 'unknown' };
  if (isGone(facts)) return { kind: 'deleted' };
  if (facts.base_status === 'paused') return { kind: 'paused' };
  const { offer, used_at: at, used_by: user } = facts;
  if (!at) return { kind: 'ready', offer };
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

/** What is known of a phone: the same that a scan keeps of it. */
export async function userOf(services: Services, { orgId, codeId }: OneTime, phone: Phone): Promise<OneTimeUser> {
  const { headers, ip, visitor: cookie } = phone;
  const at = services.now().getTime();
  const view = { scanId: '', at, orgId, codeId, source: 'view' as const, visitor: cookie, ip };
  const [userAgent, acceptLanguage] = [headers['user-agent'] ?? '', headers['accept-language'] ?? ''];
  const row = toScanRow({ ...view, userAgent, acceptLanguage, isPrefetch: false }, await services.scans.secret());
  const { visitor, country, device, system, browser } = row;
  return { name: '', visitor: visitor ?? '', country, device, system, browser };
}

/** The visitor that a browser is known as already. */
export function knownVisitor(headers: IncomingHttpHeaders): string {
  const { id, setCookie } = visitorOf(headers, false);
  return setCookie ? '' : id;
}

/** For programs: a shopper's, or that of the team at a counter, which is then named as who used it. */
export async function redeemByApi(ctx: PublicCtx & PublicChange, id: string): Promise<Api['codes.redeem']['out']> {
  const { services, request, caller } = ctx;
  const code = await services.shortLinks.resolve(id);
  if (code.kind !== 'oneTime') throw new AppError('code.not_found');
  const { orgId, orgName, slug } = code;
  const role = await services.db.org(orgId, (tx) => ctx.roleIn(tx, orgId));
  const phone = await userOf(services, code, { ...request, visitor: knownVisitor(request.headers) });
  const user = role ? { ...phone, name: caller ? caller.name || caller.email : 'API key', visitor: '' } : phone;
  const [before] = await services.db.org(orgId, (tx) => selectFacts(tx, orgId, slug));
  if (!before) throw new AppError('code.not_found');
  const target = await targetOf(services, before);
  return ctx.once(orgId, async (tx) => {
    const [used] = await useCode(tx, orgId, slug, services.now(), user);
    const [facts] = await selectFacts(tx, orgId, slug);
    if (!facts?.used_at || !used) throw refusal(facts, orgName);
    return { data: { org_name: orgName, offer: facts.offer, target, used_at: facts.used_at.toISOString() } };
  });
}

function refusal(facts: OneTimeFacts | undefined, orgName: string): AppError {
  if (!facts || isGone(facts)) return new AppError('code.not_found');
  if (facts.base_status === 'paused')
    return new AppError('code.bad_state', `${orgName} has paused it. Try again later.`);
  return facts.used_at
    ? new AppError('one_time.used', `It was used at ${facts.used_at.toISOString()}.`)
    : new AppError('code.not_found');
}
