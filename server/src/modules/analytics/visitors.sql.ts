import type { Tx } from '../../db/database.js';
import { cutScans, pieces, pieceValues, type Window } from './window.js';

/** Different visitors of a range that has ended; bots have none. How long it takes depends on their number. */
export const countVisitors = async (tx: Tx, window: Window): Promise<number> => {
  const [row] = await tx.query<{ visitors: number }>(
    `select count(*) as visitors from (
       select v.visitor from ${pieces} cross join lateral (
         select visitor from scan_visitors where p.span = 'hour' and org_id = $1 and code_id = $2 and hour >= p.starts and hour < p.ends offset 0
       ) as v
       union
       select s.visitor from ${cutScans} where not s.is_bot and s.visitor is not null
     ) as seen`,
    pieceValues(window, ['hour']),
    'analytics-visitors',
  );
  return row?.visitors ?? 0;
};

/** Of a range that has not ended: the visitors who were last seen in the part of its first hour that lies in it. */
export const countLastInCut = async (tx: Tx, window: Window): Promise<number> => {
  const [row] = await tx.query<{ visitors: number }>(
    `select count(distinct s.visitor) as visitors from ${cutScans}
     join scan_last_visits l on l.org_id = $1 and l.code_id = $2 and l.visitor = s.visitor and l.at < p.ends where not s.is_bot`,
    pieceValues(window, ['hour']),
    'analytics-last-in-cut',
  );
  return row?.visitors ?? 0;
};
