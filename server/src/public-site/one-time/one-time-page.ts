import type { Language, Texts } from '@swapt/shared/messages/words';
import type { FastifyRequest } from 'fastify';
import { fromNow } from '../../platform/html/from-now.js';
import { proofMs } from '@swapt/shared/values';
import { type Standing, standingOf, userOf } from '../../modules/one-time/one-time.service.js';
import type { Resolution } from '../../modules/short-links/short-links.service.js';
import { ownId } from '../../platform/visit/own-cookie.js';
import { makeViewToken } from '../../scan-ingestion/view-token.js';
import type { Services } from '../../platform/services.js';
import type { PublicReply } from '../public-page.js';
import { inactiveCodePage } from '../dead-ends/inactive-code-page.js';
import { textsFor } from '../shopper-language.js';

type OneTime = Extract<Resolution, { kind: 'oneTime' }>;

/** What a one-time code shows to who opens it. Opening never uses it up. */
export async function oneTimePage(services: Services, code: OneTime, request: FastifyRequest): Promise<PublicReply> {
  const phone = { headers: request.headers, ip: request.ip, own: ownId(request.headers) };
  const { visitor } = await userOf(services, code, phone);
  const standing = await standingOf(services, code, visitor);
  const page = await standingPage(services, code, standing, textsFor(request));
  if (page.data.screen !== 'oneTime' || page.data.kind !== 'ready') return page;
  return { ...page, data: { ...page.data, viewToken: await makeViewToken(services, code) } };
}

export async function standingPage(
  services: Services,
  code: OneTime,
  standing: Standing,
  texts: Texts & { language: Language },
): Promise<PublicReply> {
  const { oneTime, summaries, language } = texts;
  const { orgId, orgName, slug } = code;
  if (standing.kind === 'unknown') return inactiveCodePage(services, { kind: 'unknown' }, texts);
  if (standing.kind === 'paused' || standing.kind === 'deleted') {
    return inactiveCodePage(services, { ...code, kind: standing.kind }, texts, { isOneTime: true });
  }
  const { offer } = standing;
  if (standing.kind === 'ready') {
    return {
      status: 200,
      title: offer || oneTime('readyTitle', { orgName }),
      description: summaries('readyText', { orgName }),
      data: { screen: 'oneTime', kind: 'ready', slug, orgName, offer, asksPin: standing.hasPin },
      orgId,
    };
  }
  if (standing.isOwn && services.now().getTime() - standing.at.getTime() < proofMs)
    return proofPage(services, code, standing, texts);
  const at = standing.at.toISOString();
  const own = standing.isOwn && { target: standing.target };
  return {
    status: 200,
    title: oneTime('usedTitle'),
    description: summaries('usedText', { orgName }),
    data: {
      screen: 'oneTime',
      kind: 'used',
      orgName,
      offer,
      at,
      ago: fromNow(standing.at, services.now(), language),
      ...own,
    },
    orgId,
    isDeadEnd: !own,
  };
}

/** What the shop is shown right after: it counts by the server's time, so that a picture of it is none. */
export function proofPage(
  services: Services,
  { orgId, orgName }: OneTime,
  { offer, at, target }: Pick<Extract<Standing, { kind: 'used' }>, 'offer' | 'at' | 'target'>,
  { oneTime }: Texts,
): PublicReply {
  const times = { at: at.toISOString(), now: services.now().toISOString() };
  return {
    status: 200,
    title: oneTime('redeemedTitle'),
    data: { screen: 'oneTime', kind: 'redeemed', orgName, offer, ...times, target },
    isKeptNowhere: true,
    orgId,
  };
}
