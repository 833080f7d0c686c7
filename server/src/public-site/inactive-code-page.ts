import type { PublicScreenData } from '@swapt/shared/public';
import type { InactiveCode } from '../modules/short-links/short-links.service.js';
import { makeViewToken } from '../scan-ingestion/view-token.js';
import type { Services } from '../platform/services.js';
import { fromNow } from '../platform/html/from-now.js';
import type { PublicReply } from './public-page.js';

type Of<K> = Extract<InactiveCode, { kind: K }>;

/** What a short name shows that leads nowhere. `isCounted`: the redirect that led here has counted the visit. */
export async function inactiveCodePage(
  services: Services,
  code: InactiveCode,
  isCounted = false,
): Promise<PublicReply> {
  const data = await dataOf(services, code, isCounted);
  return { ...words(code), data, ...('orgId' in code && { orgId: code.orgId }) };
}

async function dataOf(services: Services, code: InactiveCode, isCounted: boolean): Promise<PublicScreenData> {
  if (code.kind === 'freed') return { screen: 'code', kind: 'deleted' };
  if (code.kind === 'unknown' || code.kind === 'deleted') return { screen: 'code', kind: code.kind };
  const { kind, orgName } = code;
  const viewToken = isCounted ? undefined : await makeViewToken(services, code);
  const page = { screen: 'code' as const, orgName, slug: code.slug, ...(viewToken && { viewToken }) };
  if (kind !== 'notYet') return { ...page, kind };
  return { ...page, kind, startsAt: code.startsAt.toISOString(), wait: fromNow(code.startsAt, services.now()) };
}

function words(code: InactiveCode): Omit<PublicReply, 'data'> {
  switch (code.kind) {
    case 'paused':
      return {
        status: 200,
        title: `Paused by ${code.orgName}`,
        description: `${code.orgName} has paused this code. Please try again later.`,
      };
    case 'notYet':
      return {
        status: 200,
        title: 'This code does not work yet',
        description: `${code.orgName} opens it later. Please come back then.`,
      };
    case 'expired':
      return gone('This code has expired', code);
    case 'usedUp':
      return gone('This code has no uses left', code);
    case 'archived':
    case 'deleted':
    case 'freed':
      return {
        status: 410,
        title: 'This code is no longer in use',
        description: 'Its owner no longer uses it.',
      };
    case 'unknown':
      return { status: 404, title: 'We do not know this code', description: 'There is nothing at this address.' };
  }
}

const gone = (title: string, { orgName }: Of<'expired' | 'usedUp'>) => ({
  status: 410,
  title,
  description: `It no longer works. Please ask ${orgName} for the current one.`,
});
