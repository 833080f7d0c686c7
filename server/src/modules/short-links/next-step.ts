import type { Services } from '../../platform/services.js';
import type { Config } from '../../platform/config/config.js';
import { type Visit, decide, visitOf } from '../code-rules/code-rules.service.js';
import type { KnownCode, Resolution, InactiveCode } from './resolution.js';
import { beginScan } from '../../scan-ingestion/scan-cookie.js';
import type { BegunScan } from '../../scan-ingestion/scan-cookie.js';
import { visitorOf, type Visitor } from '../../platform/visit/visitor-cookie.js';

export type PolicyCode = Extract<Resolution, { kind: 'policy' }>;
type Step = { kind: 'go'; destination: Destination } | InactiveCode;
type Needs = Pick<Services, 'scans' | 'shortLinks' | 'now'> & { config: Pick<Config, 'publicUrl'> };

/** Where somebody is led, and by which code. */
export interface Destination extends Pick<KnownCode, 'orgId' | 'codeId' | 'channel'> {
  location: string;
  /** Known before, when the destination depends on it. */
  visitor?: Visitor;
  variant?: string;
  /** The scan itself, where it will be said of it later which variant it got. */
  begun?: BegunScan;
}

/** Whether a printed code with its marker was scanned, or its short address followed. */
export const sourceOf = (url: string) => (/[?&]q=1(?:&|$)/.test(url) ? ('scan' as const) : ('click' as const));

/** Where a visit of a code with rules or limits is led: onward, to the page that asks for what is missing, or nowhere. */
export async function nextStep(services: Needs, code: PolicyCode, request: VisitRequest): Promise<Step> {
  const { policy, ...known } = code;
  const isSecure = services.config.publicUrl.startsWith('https:');
  const visitor = visitorOf(request.headers, isSecure);
  const decision = decide(policy, await readVisit(services, code, request, visitor.id), code.codeId);
  if (decision.kind === 'unknown') return { kind: 'unknown' };
  if (decision.kind === 'notYet') return { ...known, ...decision };
  if (decision.kind === 'expired') {
    const { fallback: location } = decision;
    return location ? { kind: 'go', destination: { ...known, location, visitor } } : { ...known, kind: 'expired' };
  }
  const variant = decision.kind === 'go' ? decision.variant : '';
  const needsPage = decision.kind === 'ask' || policy.hasPassword || policy.scanLimit !== null;
  const location = needsPage ? gateAddress(services.config, code, request.url) : decision.location;
  const destination = { ...known, location, variant, visitor };
  // Who does not want to be recognized is not recognized for the length of a question either.
  if (decision.kind !== 'ask' || visitor.id === '' || !policy.rules.some(({ variants }) => variants)) {
    return { kind: 'go', destination };
  }
  const page = { source: sourceOf(request.url), path: `/code/${code.slug}`, isSecure };
  return { kind: 'go', destination: { ...destination, begun: await beginScan(services, code, page) } };
}

/** The page that asks for what a code needs to know before it leads on, with what its rules look for in the address. */
export function gateAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { slug, policy }: PolicyCode,
  url: string,
): string {
  const given = new URLSearchParams(url.split('?')[1] ?? '');
  const kept = new URLSearchParams();
  for (const condition of policy.rules.flatMap(({ when }) => when)) {
    const value = condition.kind === 'query' ? given.get(condition.name) : null;
    if (condition.kind === 'query' && value !== null) kept.set(condition.name, value);
  }
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
  { shortLinks, now }: Pick<Needs, 'shortLinks' | 'now'>,
  code: PolicyCode,
  { headers, ip, url }: VisitRequest,
  visitor: string,
): Promise<Visit> {
  const text = (name: string, most: number) => String(headers[name] ?? '').slice(0, most);
  return visitOf({
    at: now(),
    scan: code.policy.isCounting ? (await shortLinks.humanScans(code)) + 1 : 0,
    visitor,
    userAgent: text('user-agent', 512),
    acceptLanguage: text('accept-language', 64),
    ip,
    url,
  });
}
