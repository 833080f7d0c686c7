import { randomUUID } from 'node:crypto';

const aYear = 31_536_000;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const optOutPattern = /(?:^|;\s*)swapt_optout=1(?:;|$)/;
/** What everybody was given unasked before there was a choice. */
const unasked = 'swapt_vid';

type Headers = NodeJS.Dict<string | string[]>;

/** What a browser says about being recognized. */
export interface VisitorChoice {
  /** The id of the cookie that the visitor agreed to; empty where there is none. */
  visitor: string;
  /** They do not want to be recognized, not even for a day: by the choice on the privacy page, Global Privacy Control or Do Not Track. */
  isRefused: boolean;
}

/** What a browser says to an organization: each has a cookie of its own, so that no two can compare their visitors. */
export function visitorChoice(headers: Headers, orgId: string): VisitorChoice {
  const isRefused = isOptedOut(headers) || asksNotToBeTracked(headers);
  const given = isRefused ? undefined : agreedCookie(headers, orgId);
  return { visitor: given !== undefined && uuid.test(given) ? given : '', isRefused };
}

/** Whether a visitor may be asked for the cookie: who has said yes or no to it, or no to everything, is not. */
export const mayAsk = (headers: Headers, orgId: string): boolean =>
  !isOptedOut(headers) && !asksNotToBeTracked(headers) && agreedCookie(headers, orgId) === undefined;

export const isOptedOut = ({ cookie }: Headers): boolean => typeof cookie === 'string' && optOutPattern.test(cookie);

/** By Global Privacy Control or Do Not Track. */
export const asksNotToBeTracked = (headers: Headers): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1';

/** An id, or `no` where they said no. */
function agreedCookie({ cookie }: Headers, orgId: string): string | undefined {
  if (typeof cookie !== 'string') return undefined;
  const name = `swapt_v_${orgId}=`;
  const at = cookie.indexOf(name);
  if (at < 0) return undefined;
  const end = cookie.indexOf(';', at);
  return cookie.slice(at + name.length, end < 0 ? undefined : end);
}

/** The cookie of somebody who agreed, or that they did not, so that they are not asked again. */
export const answerCookie = (orgId: string, isAgreed: boolean, isSecure: boolean): string =>
  cookieText(`swapt_v_${orgId}`, isAgreed ? randomUUID() : 'no', aYear, isSecure);

/** Takes away the cookie that an earlier version gave unasked, where a browser still sends it. */
export const removeUnasked = ({ cookie }: Headers, isSecure: boolean): string | undefined =>
  typeof cookie === 'string' && cookie.includes(`${unasked}=`) ? cookieText(unasked, '', 0, isSecure) : undefined;

const fiveYears = 5 * aYear;

/** What says that a browser is not to be recognized by anybody, and takes away every id that it has; or that it may be again. */
export function optOutCookies({ cookie }: Headers, isOut: boolean, isSecure: boolean): string[] {
  if (!isOut) return [cookieText('swapt_optout', '', 0, isSecure)];
  const ids = typeof cookie === 'string' ? [...cookie.matchAll(/(?:^|;\s*)(swapt_v_[0-9a-f-]{36}|swapt_vid)=/g)] : [];
  return [
    cookieText('swapt_optout', '1', fiveYears, isSecure),
    ...ids.map(([, name = unasked]) => cookieText(name, '', 0, isSecure)),
  ];
}

const cookieText = (name: string, value: string, maxAge: number, isSecure: boolean) =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
