import type { Language, Texts } from '@swapt/shared/messages/words';
import type { PublicScreenData } from '@swapt/shared/public';
import { type InactiveCode, isSuspended } from '../../modules/short-links/short-links.service.js';
import { makeViewToken } from '../../scan-ingestion/view-token.js';
import type { Services } from '../../platform/services.js';
import { fromNow } from '../../platform/html/from-now.js';
import type { PublicReply } from '../public-page.js';

interface Options {
  /** The redirect that led here has counted the visit. */
  isCounted?: boolean;
  /** The code of one person: nobody is told of it. */
  isOneTime?: boolean;
}

/** What a short name shows that leads nowhere. */
export async function inactiveCodePage(
  services: Services,
  code: InactiveCode,
  texts: Texts & { language: Language },
  options: Options = {},
): Promise<PublicReply> {
  const data = await dataOf(services, code, texts.language, options);
  // What the operator stopped wears nobody's colours: they may be somebody else's.
  const owner = 'orgId' in code && !isSuspended(code) && { orgId: code.orgId, isDeadEnd: true };
  return { ...words(code, texts), data, ...owner };
}

async function dataOf(
  services: Services,
  code: InactiveCode,
  language: Language,
  { isCounted, isOneTime }: Options,
): Promise<PublicScreenData> {
  if (code.kind === 'freed') return { screen: 'code', kind: 'deleted' };
  if (code.kind === 'unknown' || code.kind === 'deleted') return { screen: 'code', kind: code.kind };
  const { kind, orgName } = code;
  const viewToken = isCounted ? undefined : await makeViewToken(services, code);
  const page = {
    screen: 'code' as const,
    orgName,
    slug: code.slug,
    hasAlert: !isOneTime && !isSuspended(code),
    ...(viewToken && { viewToken }),
  };
  if (kind !== 'notYet') return { ...page, kind };
  return {
    ...page,
    kind,
    startsAt: code.startsAt.toISOString(),
    wait: fromNow(code.startsAt, services.now(), language),
  };
}

function words(code: InactiveCode, { code: own, summaries }: Texts): Omit<PublicReply, 'data'> {
  switch (code.kind) {
    case 'paused':
      return {
        status: 200,
        title: summaries('paused', { orgName: code.orgName }),
        description: summaries('pausedText', { orgName: code.orgName }),
      };
    case 'notYet':
      return {
        status: 200,
        title: own('notYetTitle'),
        description: summaries('notYetText', { orgName: code.orgName }),
      };
    case 'expired':
    case 'usedUp':
      return {
        status: 410,
        title: own(`${code.kind}Title`),
        description: summaries('overText', { orgName: code.orgName }),
      };
    case 'archived':
    case 'deleted':
    case 'freed':
      return { status: 410, title: own('goneTitle'), description: summaries('goneText') };
    case 'unknown':
      return { status: 404, title: own('unknownTitle'), description: summaries('unknownText') };
  }
}
