import type { Services } from '../../platform/services.js';
import type { Config } from '../../platform/config/config.js';
import { type Visit, decide, hasPass, safeLocation, visitOf } from '../code-rules/code-rules.service.js';
import type { KnownCode, Resolution, InactiveCode } from './resolution.js';
import { type BegunScan, beginScan, scanField } from '../../scan-ingestion/begun-scan.js';
import { recognize } from '../../scan-ingestion/recognize.js';
import { visitorChoice } from '../../platform/visit/visitor-cookie.js';

export type PolicyCode = Extract<Resolution, { kind: 'policy' }>;
type Step = { kind: 'go'; destination: Destination } | InactiveCode;
type Needs = Pick<Services, 'scans' | 'shortLinks' | 'now'> & { config: Pick<Config, 'publicUrl'> };

/** Where somebody is led, and by which code. */
export interface Destination extends Pick<KnownCode, 'orgId' | 'codeId' | 'slug' | 'channel' | 'pageId' | 'forwards'> {
  location: string;
  variant?: string;
  /** The visit was counted before its questions. */
  isCounted?: boolean;
  /** The scan itself, where it will be said of it later which variant it got. */
  begun?: BegunScan;
}

/** Whether a printed code with its marker was scanned, or its short address followed. */
export const sourceOf = (url: string) => (/[?&]q=1(?:&|$)/.test(url) ? ('scan' as const) : ('click' as const));

/** Where a visit of a code with rules or limits is led: onward, to the page that asks for what is missing, or nowhere. */
export async function nextStep(services: Needs, code: PolicyCode, request: VisitRequest): Promise<Step> {
  const { policy, pageId, forwards, ...known } = code;
  const decision = decide(policy, await readVisit(services, code, request), code.codeId);
  if (decision.kind === 'unknown') return { kind: 'unknown' };
  if (decision.kind === 'notYet') return { ...known, ...decision };
  if (decision.kind === 'expired') {
    const { fallback: location } = decision;
    return location ? { kind: 'go', destination: { ...known, location } } : { ...known, kind: 'expired' };
  }
  const goesAlong = forwards && { forwards };
  // Whoever was asked is shown the page itself, and again when they come back to it. Who scans the code anew is asked anew.
  if (pageId !== undefined && sourceOf(request.url) === 'click') {
    const hasAnswered = await hasPass(services, String(request.headers.cookie ?? ''), code.codeId);
    const page = { pageId, location: policy.otherwise, isCounted: true };
    if (hasAnswered) return { kind: 'go', destination: { ...known, ...page, ...goesAlong } };
  }
  if (decision.kind === 'go' && !policy.hasPassword && policy.scanLimit === null) {
    const { location, variant } = decision;
    const isOwnPage = pageId !== undefined && location === safeLocation(policy.otherwise);
    const page = { ...(isOwnPage && { pageId }), ...goesAlong };
    return { kind: 'go', destination: { ...known, ...page, location, variant } };
  }
  // The page decides once more, by what is answered there: only then it is known which variant the scan gets.
  const begun = hasVariants(policy) ? await beginScan(services, code, sourceOf(request.url)) : undefined;
  const location = gateAddress(services.config, code, request.url, begun);
  return { kind: 'go', destination: { ...known, location, ...(begun && { begun }) } };
}

const hasVariants = ({ rules }: PolicyCode['policy']) => rules.some(({ variants }) => variants);

/** The page that asks for what a code needs to know before it leads on, with what its rules look for in the address and what goes along. */
export function gateAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { slug, policy, forwards = [] }: PolicyCode,
  url: string,
  begun?: BegunScan,
): string {
  const given = new URLSearchParams(url.split('?')[1] ?? '');
  const kept = new URLSearchParams();
  const asked = policy.rules.flatMap(({ when }) => when.flatMap((rule) => (rule.kind === 'query' ? [rule.name] : [])));
  for (const name of [...asked, ...forwards]) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  if (begun) kept.set(scanField, begun.token);
  return `${publicUrl}/code/${slug}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** The request of somebody in front of a code. */
export interface VisitRequest {
  headers: NodeJS.Dict<string | string[]>;
  ip: string;
  /** Path and query. */
  url: string;
}

/** What rules may ask about a visit. */
export async function readVisit(
  { scans, shortLinks, now }: Pick<Needs, 'scans' | 'shortLinks' | 'now'>,
  code: PolicyCode,
  { headers, ip, url }: VisitRequest,
): Promise<Visit> {
  const text = (name: string, most: number) => String(headers[name] ?? '').slice(0, most);
  const [at, userAgent] = [now(), text('user-agent', 512)];
  const facts = { orgId: code.orgId, at: at.getTime(), ip, userAgent, ...visitorChoice(headers, code.orgId) };
  return visitOf({
    at,
    scan: code.policy.isCounting ? (await shortLinks.humanScans(code)) + 1 : 0,
    // While the database is away a visitor may not be recognized, and is led on all the same.
    visitor: hasVariants(code.policy)
      ? ((await recognize(scans, facts, code.visitorMode).catch(() => null)) ?? '')
      : '',
    userAgent,
    acceptLanguage: text('accept-language', 64),
    ip,
    url,
  });
}
