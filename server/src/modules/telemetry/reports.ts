import type { RemoteReport } from '@swapt/shared/remote';
import { findOddInput } from '../../platform/http/requests/odd-input.js';

/** Enough for every remote in four releases; of more, the rest is left out. */
const mostReports = 20;
const failures = ['integrity-missing', 'contract', 'timeout', 'entry', 'no-screen', 'chunk', 'crash'];
/** Longer than any page waits for a remote. */
const longestMs = 120_000;

interface Reports {
  ticket: string;
  reports: RemoteReport[];
}

/** What a page sent, or nothing when it does not have the shape. */
export function readReports(text: unknown): Reports | undefined {
  const body = readJson(text);
  if (!isFields(body) || !isTicket(body.ticket) || !Array.isArray(body.reports)) return undefined;
  const reports = body.reports.slice(0, mostReports);
  return reports.every(isReport) ? { ticket: body.ticket, reports } : undefined;
}

/** Longer than other texts: it names the releases that the page was given. */
const isTicket = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

/** What was sent as text, where it can be kept. */
export function readJson(text: unknown): unknown {
  try {
    const body: unknown = JSON.parse(String(text));
    return findOddInput(body) ? undefined : body;
  } catch {
    return undefined;
  }
}

function isReport(value: unknown): value is RemoteReport {
  if (!isFields(value) || !isText(value.name) || !isText(value.version)) return false;
  if (value.outcome === 'loaded') return typeof value.ms === 'number' && value.ms >= 0 && value.ms <= longestMs;
  const isKnown = value.outcome === 'failed' && failures.includes(String(value.code));
  return isKnown && (value.reference === undefined || isText(value.reference));
}

/** One row per release, in one order for all messages: a failure beats a load, and messages that meet do not wait for each other in a ring. */
export function rowsOf(reports: readonly RemoteReport[]): RemoteReport[] {
  const rows = new Map<string, RemoteReport>();
  for (const report of reports) {
    const key = `${report.name} ${report.version}`;
    if (rows.get(key)?.outcome !== 'failed') rows.set(key, report);
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, report]) => report);
}
