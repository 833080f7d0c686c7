import type { Tx } from '../../platform/db/database.js';
import type { Counts } from '../../scan-ingestion/counts.js';
import { cutSpan } from './pieces.js';
import { cutScans, pieceValues, type Window } from './window.js';

/** When scans were: of whole quarters of an hour by days, and one by one in a quarter that the window cuts. */
export interface Moments {
  days: readonly Pick<Counts, 'starts' | 'times'>[];
  /** The whole quarters; what a day has before and after belongs to another window. */
  whole: { from: Date; to: Date } | undefined;
  cut: readonly { at: Date; is_bot: boolean }[];
}

export async function selectMoments(tx: Tx, window: Window): Promise<Moments> {
  const whole = cutSpan(window.range.from, window.until, ['quarter']).find(({ span }) => span === 'quarter');
  return { days: whole ? await selectDays(tx, window, whole) : [], whole, cut: await selectCut(tx, window) };
}

const selectDays = (tx: Tx, { orgId, codeIds }: Window, { from, to }: { from: Date; to: Date }) =>
  tx.query(
    `select r.* from unnest($2::uuid[]) as asked (id) cross join lateral (
       (select starts, times from scan_counts where org_id = $1 and code_id = asked.id and span = 'day'
         and starts > $3::timestamptz - interval '1 day' and starts < $4 offset 0)
       union all
       (select date_trunc('day', starts, 'UTC'), times from scan_counts where org_id = $1 and code_id = asked.id and span = 'hour' and not is_summed
         and starts > $3::timestamptz - interval '1 hour' and starts < $4 offset 0)
     ) as r`,
    [orgId, codeIds, from, to],
    'analytics-days',
  );

async function selectCut(tx: Tx, window: Window): Promise<Moments['cut']> {
  const values = pieceValues(window, ['quarter']);
  if (!values[2].includes('scan')) return [];
  return tx.query(`select s.at, s.is_bot from ${cutScans}`, values);
}
