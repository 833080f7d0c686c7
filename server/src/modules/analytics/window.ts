import type { ResolvedRange } from '@swapt/shared/dates';
import { wholeOrganization } from '../../scans/ingest.sql.js';
import { cutSpan, wholeEnd, type Span } from './pieces.js';

/** Which scans a statement counts: an organization's, perhaps one code's, over a range. */
export interface Window {
  orgId: string;
  /** All zeros for the whole organization. */
  codeId: string;
  range: ResolvedRange;
  zone: string;
  /** The range has not ended yet: whoever was seen last after its beginning was seen in it. */
  isLive: boolean;
  /** Where reading ends: nothing is counted ahead of time, so that a range which has not ended is read without a cut at its end. */
  until: Date;
}

interface WindowFields extends Pick<Window, 'orgId' | 'range' | 'zone'> {
  codeId: string | undefined;
  now: Date;
}

export function windowOf({ codeId, now, ...fields }: WindowFields): Window {
  const { to } = fields.range;
  const isLive = to > now;
  return { ...fields, codeId: codeId ?? wholeOrganization, isLive, until: isLive ? wholeEnd(to) : to };
}

/** The values $1 to $5 of a statement that reads whole `spans` from the counts of those, and what they cut off from the scans themselves. */
export function pieceValues({ orgId, codeId, range, until }: Window, spans: readonly Span[]) {
  const pieces = cutSpan(range.from, until, spans);
  return [orgId, codeId, pieces.map(({ span }) => span), pieces.map(({ from }) => from), pieces.map(({ to }) => to)];
}

/** The pieces of $3 to $5. Statements read each by itself (`offset 0`): the planner cannot know how few and narrow they are. */
export const pieces = 'unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as p (span, starts, ends)';

/** The scans that no count of a whole span holds. */
export const cutScans = `${pieces} cross join lateral (
  select * from scans where p.span = 'scan' and org_id = $1 and at >= p.starts and at < p.ends
    and ($2::uuid = '${wholeOrganization}' or code_id = $2) offset 0
) as s`;
