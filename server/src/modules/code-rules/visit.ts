import { countryOf } from '../../platform/visit/country.js';
import { describeAgent } from '../../platform/visit/describe-agent.js';
import { languageOf } from '../../platform/visit/known-languages.js';

/** What rules may ask about somebody in front of a code. */
export interface Visit {
  at: Date;
  device: string;
  system: string;
  /** Two or three letters, `und` when unknown. */
  language: string;
  /** Two letters, `ZZ` when unknown. */
  country: string;
  /** Which scan of the code by a person this is, counted from 1. It lags behind by a second or two. */
  scan: number;
  query: URLSearchParams;
  /** `refused` when the visitor was asked and does not want to say; nothing while nobody has asked. */
  place?: { latitude: number; longitude: number } | 'refused';
  /** Years as the visitor says, which nothing checks; `refused` as with the place. */
  age?: number | 'refused';
  /** Who is shared out; empty for a visitor who does not want to be recognized, and who may be led elsewhere next time. */
  visitor: string;
}

export interface VisitFacts extends Pick<Visit, 'at' | 'scan' | 'visitor'> {
  userAgent: string;
  acceptLanguage: string;
  ip: string;
  /** Path and query. */
  url: string;
}

/** A visit as its request tells it. What no rule asks for is not looked up. */
export function visitOf({ userAgent, acceptLanguage, ip, url, ...facts }: VisitFacts): Visit {
  return {
    ...facts,
    get device() {
      return describeAgent(userAgent).device;
    },
    get system() {
      return systemName(describeAgent(userAgent).system);
    },
    get language() {
      return languageOf(acceptLanguage);
    },
    get country() {
      return countryOf(ip);
    },
    get query() {
      return new URLSearchParams(url.split('?')[1] ?? '');
    },
  };
}

/** Names as rules have them, for those of the user agent parser. */
const systems: Record<string, string> = {
  'Mac OS': 'macOS',
  'Chromium OS': 'ChromeOS',
  Ubuntu: 'Linux',
  Debian: 'Linux',
  Fedora: 'Linux',
};
const systemName = (system: string) => systems[system] ?? system;
