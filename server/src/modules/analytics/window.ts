import type { ResolvedRange } from '@swapt/shared/dates';
import { wholeOrganization } from '../../scan-ingestion/counts.js';
import { cutSpan, wholeEnd, type Span } from './pieces.js';

/** Which scans a statement counts: an organization's, one code's or those of a folder's codes, over a range. */
export interface Window {
  orgId: string;
  /** Under what the counts stand; all zeros for the whole organization. */
  codeIds: readonly string[];
  range: ResolvedRange;
  zone: string;
  /** The range has not ended yet: whoever was seen last after its beginning was seen in it. */
  isLive: boolean;
  /** Where reading ends: nothing is counted ahead of time, so that a range which has not ended is read without a cut at its end. */
  until: Date;
}

interface WindowFields extends Pick<Window, 'orgId' | 'range' | 'zone'> {
  codeIds: readonly string[] | undefined;
  now: Date;
}

export function windowOf({ codeIds = [wholeOrganization], now, ...fields }: WindowFields): Window {
  const { to } = fields.range;
  const isLive = to > now;
  return { ...fields, codeIds, isLive, until: isLive ? wholeEnd(to) : to };
}

export const isOrganization = ({ codeIds }: Pick<Window, 'codeIds'>) => codeIds[0] === wholeOrganization;

/** The values $1 to $5 of a statement that reads whole `spans` from the counts of those, and what they cut off from the scans themselves. */
export function pieceValues({ orgId, codeIds, range, until }: Window, spans: readonly Span[]) {
  const pieces = cutSpan(range.from, until, spans);
  const [froms, tos] = [pieces.map(({ from }) => from), pieces.map(({ to }) => to)];
  return [orgId, codeIds, pieces.map(({ span }) => span), froms, tos] as const;
}

/** The pieces of $3 to $5. Statements read each by itself (`offset 0`): the planner cannot know how few and narrow they are. */
export const pieces = 'unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as p (span, starts, ends)';

/** Whether the scan `s` is of a statement's codes, $2. */
export const isCounted = `('${wholeOrganization}' = any($2::uuid[]) or s.code_id = any($2::uuid[]))`;

/** The scans that no count of a whole span holds. */
export const cutScans = `${pieces} cross join lateral (
  select * from scans s where p.span = 'scan' and org_id = $1 and at >= p.starts and at < p.ends and ${isCounted} offset 0
) as s`;

/** The hours of a piece that its days and months do not have yet. */
export const freshHours = `org_id = $1 and span = 'hour' and not is_summed and p.span in ('month', 'day') and starts >= p.starts and starts < p.ends`;

/** The counts of whole spans, code by code. */
export const wholeCounts = <const Columns extends string>(columns: Columns) =>
  `${pieces} cross join unnest($2::uuid[]) as asked (id) cross join lateral (
  (select ${columns} from scan_counts where p.span <> 'scan' and org_id = $1 and code_id = asked.id and span = p.span
    and starts >= p.starts and starts < p.ends offset 0)
  union all
  (select ${columns} from scan_counts where code_id = asked.id and ${freshHours} offset 0)
) as r` as const;
