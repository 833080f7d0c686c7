import type { FastifyRequest } from 'fastify';
import { fromNow } from '../platform/html/from-now.js';
import { type Standing, knownVisitor, standingOf, userOf } from '../modules/one-time/one-time.service.js';
import type { Resolution } from '../modules/short-links/short-links.service.js';
import { makeViewToken } from '../scan-ingestion/view-token.js';
import type { Services } from '../platform/services.js';
import type { PublicReply } from './public-page.js';
import { inactiveCodePage } from './inactive-code-page.js';

type OneTime = Extract<Resolution, { kind: 'oneTime' }>;

/** What a one-time code shows to who opens it. Opening never uses it up. */
export async function oneTimePage(services: Services, code: OneTime, request: FastifyRequest): Promise<PublicReply> {
  const phone = { headers: request.headers, ip: request.ip, visitor: knownVisitor(request.headers) };
  const { visitor } = await userOf(services, code, phone);
  return standingPage(services, code, await standingOf(services, code, visitor));
}

export async function standingPage(services: Services, code: OneTime, standing: Standing): Promise<PublicReply> {
  const { orgId, orgName, slug } = code;
  if (standing.kind === 'unknown') return inactiveCodePage(services, { kind: 'unknown' });
  if (standing.kind === 'paused' || standing.kind === 'deleted') {
    return inactiveCodePage(services, { ...code, kind: standing.kind });
  }
  const { offer } = standing;
  if (standing.kind === 'ready') {
    return {
      status: 200,
      title: offer || `A code from ${orgName} that works once`,
      description: `${orgName}: open this page and use your code. It works once.`,
      data: { screen: 'oneTime', kind: 'ready', slug, orgName, offer, viewToken: await makeViewToken(services, code) },
      orgId,
    };
  }
  const at = standing.at.toISOString();
  const own = standing.isOwn && { target: standing.target };
  return {
    status: 200,
    title: 'This code has already been used',
    description: `A code from ${orgName} works once.`,
    data: { screen: 'oneTime', kind: 'used', orgName, offer, at, ago: fromNow(standing.at, services.now()), ...own },
    orgId,
  };
}
