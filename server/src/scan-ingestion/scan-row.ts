import { cityOf } from '../platform/visit/city.js';
import { countryOf } from '../platform/visit/country.js';
import { describeAgent } from '../platform/visit/describe-agent.js';
import { languageOf } from '../platform/visit/known-languages.js';
import type { LoggedScan, ScanRow } from './scan.js';

const sources = new Set<unknown>(['scan', 'click', 'view'] satisfies LoggedScan['source'][]);

/** One line of the log; the last one may be torn by a crash, and was then never acknowledged. */
export function readLine(line: string): LoggedScan | undefined {
  try {
    // What the parse edge is: the checks below make it true.
    const scan = JSON.parse(line) as LoggedScan;
    const texts = [scan.scanId, scan.orgId, scan.codeId, scan.visitor, scan.ip, scan.userAgent, scan.acceptLanguage];
    const isWhole = texts.every((text) => typeof text === 'string') && Number.isFinite(scan.at);
    return isWhole && sources.has(scan.source) ? scan : undefined;
  } catch {
    return undefined;
  }
}

/** What is kept of a scan: the address becomes a country and perhaps a city, the user agent three words, the visitor what `recognize` makes of it. */
export function toScanRow(scan: LoggedScan, visitor: string | null, cityFile?: string): ScanRow {
  const agent = describeAgent(scan.userAgent);
  return {
    org_id: scan.orgId,
    at: new Date(scan.at),
    scan_id: scan.scanId,
    code_id: scan.codeId,
    visitor,
    source: scan.source,
    is_bot: agent.isBot || scan.isPrefetch,
    country: countryOf(scan.ip),
    city: cityOf(scan.ip, cityFile),
    device: agent.device,
    system: agent.system,
    browser: agent.browser,
    language: languageOf(scan.acceptLanguage),
    variant: scan.variant ?? '',
    channel: scan.channel ?? '',
  };
}
