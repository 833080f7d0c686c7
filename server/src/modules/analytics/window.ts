import type { ResolvedRange } from '@swapt/shared/dates';
import { wholeOrganization } from '../../scans/ingest.sql.js';

const hour = 3_600_000;

/** Which scans a statement counts: an organization's, perhaps one code's, over a range. */
export interface Window {
  orgId: string;
  /** All zeros for the whole organization. */
  codeId: string;
  range: ResolvedRange;
  /** Hours of UTC that a boundary of the range cuts in two; in zones with whole hours there are none. */
  cutHours: Date[];
}

export function windowOf(orgId: string, codeId: string | undefined, range: ResolvedRange): Window {
  const boundaries = [...range.buckets, range.to].map(Number).filter((at) => at % hour !== 0);
  const cutHours = [...new Set(boundaries.map((at) => at - (at % hour)))].map((at) => new Date(at));
  return { orgId, codeId: codeId ?? wholeOrganization, range, cutHours };
}

/** The values $1 to $5 of every statement over a window. */
export const windowValues = ({ orgId, codeId, range, cutHours }: Window) => [
  orgId,
  codeId,
  range.from,
  range.to,
  cutHours,
];

/** Whole hours come from the roll-ups … */
export const inWholeHours = '(hour >= $3 and hour < $4 and hour <> all($5::timestamptz[]))';

/** … and the few cut ones from the scans themselves, so that counts are exact in every zone. */
export const scansInCutHours = `unnest($5::timestamptz[]) as cut (hour)
  join scans s on s.org_id = $1 and s.at >= greatest(cut.hour, $3) and s.at < least(cut.hour + interval '1 hour', $4)
    and ($2::uuid = '${wholeOrganization}' or s.code_id = $2)`;
