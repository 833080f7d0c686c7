import type { Tx } from '../../db/database.js';
import type { Counts } from '../../scans/counts.js';
import { cutSpan } from './pieces.js';
import { cutScans, pieceValues, type Window } from './window.js';

const quarter = 900_000;

/** Scans at one moment: of a quarter of an hour, or of one scan in a quarter that the window cuts. */
export interface Moment {
  at: number;
  scans: number;
  human_scans: number;
}

/** When the scans of a window were, by quarters of an hour: they fit the hours of every zone. */
export async function selectMoments(tx: Tx, window: Window): Promise<Moment[]> {
  const whole = cutSpan(window.range.from, window.until, ['quarter']).find(({ span }) => span === 'quarter');
  const days = whole ? await selectDays(tx, window, whole) : [];
  const moments = days.flatMap(({ starts, times }) =>
    Object.entries(times).map(([slot, [scans, human_scans]]) => ({
      at: starts.getTime() + Number(slot) * quarter,
      scans,
      human_scans,
    })),
  );
  const inWhole = moments.filter(({ at }) => whole && at >= whole.from.getTime() && at < whole.to.getTime());
  return [...inWhole, ...(await selectCut(tx, window))];
}

const selectDays = (tx: Tx, { orgId, codeIds }: Window, { from, to }: { from: Date; to: Date }) =>
  tx.query<Pick<Counts, 'starts' | 'times'>>(
    `select r.* from unnest($2::uuid[]) as asked (id) cross join lateral (
       select starts, times from scan_counts where org_id = $1 and code_id = asked.id and span = 'day'
         and starts > $3::timestamptz - interval '1 day' and starts < $4 offset 0
     ) as r`,
    [orgId, codeIds, from, to],
    'analytics-days',
  );

/** What a range has of a quarter that it begins or ends in. */
async function selectCut(tx: Tx, window: Window): Promise<Moment[]> {
  const values = pieceValues(window, ['quarter']);
  if (!values[2].includes('scan')) return [];
  const rows = await tx.query<{ at: Date; is_bot: boolean }>(`select s.at, s.is_bot from ${cutScans}`, values);
  return rows.map(({ at, is_bot }) => ({ at: at.getTime(), scans: 1, human_scans: is_bot ? 0 : 1 }));
}
