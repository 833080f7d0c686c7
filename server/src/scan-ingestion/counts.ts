import type { ScanRow } from './scan.js';

/** The `code_id` under which counts of the whole organization stand. */
export const wholeOrganization = '00000000-0000-0000-0000-000000000000';

/** What is counted of one code, or of the organization, in one span of UTC; a row of `scan_counts`. */
export interface Counts {
  org_id: string;
  code_id: string;
  span: 'hour' | 'day' | 'month';
  starts: Date;
  scans: number;
  human_scans: number;
  last_visits: number;
  /** Human scans by property and value, as `country:IT`. */
  shares: Record<string, number>;
  /** Of an hour or day: its quarters of an hour, by their place in the day, in one flat list, each with all scans and human scans. */
  times: number[];
}

/** The stored numbers of one of several rows; `n` is its place among them, from 1. */
export type Stored = [
  n: number,
  scans: number,
  humanScans: number,
  lastVisits: number,
  shares: Counts['shares'],
  times: Counts['times'],
  isSummed: boolean,
];

/** Whether the day and the month of an hour have it. */
export const isSummed = (hour: Stored): boolean => hour[6];

/** A visitor's latest visit that is newer than the one known before. */
export interface Move {
  org_id: string;
  code_id: string;
  visitor: string;
  at: Date;
  before: Date | null;
}

export const shareNames = [
  'country',
  'city',
  'device',
  'system',
  'browser',
  'language',
  'source',
  'variant',
  'channel',
] as const;
const quarter = 900_000;
const hour = 4 * quarter;
const day = 24 * hour;

/**
 * Adds up what scans and moved visits change, one entry for each hour that they touch. `decided` are people's scans that were counted before and now
 * have a variant.
 */
export function countScans(
  scans: readonly ScanRow[],
  moves: readonly Move[],
  decided: readonly ScanRow[] = [],
): Counts[] {
  const changes = new Map<string, Counts>();
  for (const scan of scans) {
    const human = scan.is_bot ? 0 : 1;
    const shares = scan.is_bot ? [] : sharesOf(scan);
    for (const codeId of [scan.code_id, wholeOrganization]) {
      const counts = entry(changes, scan.org_id, codeId, 'hour', scan.at);
      counts.scans += 1;
      counts.human_scans += human;
      for (const share of shares) addShare(counts.shares, share, 1);
      addTime(counts.times, Math.floor(scan.at.getTime() / quarter) % 96, 1, human);
    }
  }
  for (const { org_id, code_id, at, before } of moves) {
    entry(changes, org_id, code_id, 'hour', at).last_visits += 1;
    if (before) entry(changes, org_id, code_id, 'hour', before).last_visits -= 1;
  }
  for (const { org_id, code_id, at, variant } of decided) {
    for (const codeId of [code_id, wholeOrganization]) {
      addShare(entry(changes, org_id, codeId, 'hour', at).shares, `variant:${variant}`, 1);
    }
  }
  return [...changes.values()];
}

/** What hours change in their days and months. */
export function sumHours(hours: readonly Omit<Counts, 'span'>[]): Counts[] {
  const changes = new Map<string, Counts>();
  for (const hour of hours) {
    for (const span of ['day', 'month'] as const) {
      const counts = entry(changes, hour.org_id, hour.code_id, span, hour.starts);
      addNumbers(counts, span === 'day' ? hour : { ...hour, times: [] });
    }
  }
  return [...changes.values()];
}

function addShare(shares: Counts['shares'], share: string, count: number): void {
  shares[share] = (shares[share] ?? 0) + count;
}

/** What is empty is not known, or not there, and is not counted. */
function sharesOf(scan: ScanRow): string[] {
  return shareNames.flatMap((name) => (scan[name] === '' ? [] : `${name}:${scan[name]}`));
}

function entry(changes: Map<string, Counts>, orgId: string, codeId: string, span: Counts['span'], at: Date): Counts {
  const starts = startOf(span, at);
  const key = `${orgId} ${codeId} ${span} ${starts}`;
  let counts = changes.get(key);
  if (!counts) {
    const none = { scans: 0, human_scans: 0, last_visits: 0, shares: {}, times: [] };
    changes.set(key, (counts = { org_id: orgId, code_id: codeId, span, starts: new Date(starts), ...none }));
  }
  return counts;
}

/** Adds what is stored already, so that the changes become what is to be stored. */
export function addStored(changes: readonly Counts[], stored: readonly Stored[]): void {
  for (const [n, scans, human_scans, last_visits, shares, times] of stored) {
    const counts = changes[n - 1];
    if (counts) addNumbers(counts, { scans, human_scans, last_visits, shares, times });
  }
}

function addNumbers(to: Counts, more: Omit<Counts, 'org_id' | 'code_id' | 'span' | 'starts'>): void {
  to.scans += more.scans;
  to.human_scans += more.human_scans;
  to.last_visits += more.last_visits;
  for (const [share, count] of Object.entries(more.shares)) addShare(to.shares, share, count);
  const { times } = more;
  for (let n = 0; n < times.length; n += 3) addTime(to.times, times[n] ?? 0, times[n + 1] ?? 0, times[n + 2] ?? 0);
}

/** From the end, because that is where new scans fall. */
function addTime(times: number[], slot: number, scans: number, humanScans: number): void {
  let at = times.length - 3;
  while (at >= 0 && times[at] !== slot) at -= 3;
  if (at < 0) times.push(slot, scans, humanScans);
  else {
    times[at + 1] = (times[at + 1] ?? 0) + scans;
    times[at + 2] = (times[at + 2] ?? 0) + humanScans;
  }
}

/** The first moment of the UTC hour, day or month, in milliseconds. */
function startOf(span: Counts['span'], at: Date): number {
  if (span === 'month') return Date.UTC(at.getUTCFullYear(), at.getUTCMonth());
  const length = span === 'day' ? day : hour;
  return Math.floor(at.getTime() / length) * length;
}
