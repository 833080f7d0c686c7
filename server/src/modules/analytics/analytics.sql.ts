import type { Tx } from '../../db/database.js';
import { wholeOrganization } from '../../scans/ingest.sql.js';
import { cutScans, pieces, pieceValues, type Window } from './window.js';

const isCode = 'org_id = $1 and code_id = $2';

/** Human scans per value of each dimension, most first; under 'last_visit' the visitors who were last seen in the whole spans of the window. */
export const selectShares = (tx: Tx, window: Window) =>
  tx.query<{ dimension: string; key: string; scans: number }>(
    `with facts as (
       select r.dimension, r.value, r.human_scans from ${pieces} cross join lateral (
         select dimension, value, human_scans from scan_periods where p.span in ('month', 'day') and ${isCode} and span = p.span
           and dimension in ('country', 'device', 'system', 'browser', 'language', 'source', 'last_visit') and starts >= p.starts and starts < p.ends offset 0
       ) as r
       union all
       select r.dimension, r.value, r.human_scans from ${pieces} cross join lateral (
         select dimension, value, human_scans from scan_rollups where p.span = 'hour' and ${isCode}
           and dimension in ('country', 'device', 'system', 'browser', 'language', 'source', 'last_visit') and hour >= p.starts and hour < p.ends offset 0
       ) as r
       union all
       select fact.dimension, fact.value, 1 from ${cutScans} cross join lateral (values ('country', s.country), ('device', s.device),
         ('system', s.system), ('browser', s.browser), ('language', s.language), ('source', s.source)) as fact (dimension, value)
       where not s.is_bot
     )
     select dimension, value as key, sum(human_scans) as scans from facts group by dimension, value having sum(human_scans) > 0
     order by scans desc, key`,
    pieceValues(window, ['month', 'day', 'hour']),
    'analytics-shares',
  );

/** The ten codes with the most human scans. */
export const selectTopCodes = (tx: Tx, window: Window) =>
  tx.query<{ code_id: string; name: string; scans: number }>(
    `with facts as (
       select r.code_id, r.human_scans from ${pieces} cross join lateral (
         select code_id, human_scans from scan_periods where p.span in ('month', 'day') and org_id = $1 and span = p.span and dimension = 'total'
           and starts >= p.starts and starts < p.ends offset 0
       ) as r
       union all
       select r.code_id, r.human_scans from ${pieces} cross join lateral (
         select code_id, human_scans from scan_rollups where p.span = 'hour' and org_id = $1 and dimension = 'total'
           and hour >= p.starts and hour < p.ends offset 0
       ) as r
       union all
       select s.code_id, 1 from ${cutScans} where not s.is_bot
     ), sums as (
       select code_id, sum(human_scans) as scans from facts
       where case when $2::uuid = '${wholeOrganization}' then code_id <> $2 else code_id = $2 end group by code_id having sum(human_scans) > 0
     )
     select s.code_id, c.name, s.scans from sums s join codes c on c.org_id = $1 and c.code_id = s.code_id order by s.scans desc, c.name limit 10`,
    pieceValues(window, ['month', 'day', 'hour']),
    'analytics-top-codes',
  );

/** The hour of the first scan. */
export const selectFirstHour = async (tx: Tx, orgId: string, codeId = wholeOrganization): Promise<Date | undefined> => {
  const [row] = await tx.query<{ first: Date | null }>(
    `select min(hour) as first from scan_rollups where ${isCode} and dimension = 'total'`,
    [orgId, codeId],
    'analytics-first-hour',
  );
  return row?.first ?? undefined;
};

export const isOwnCode = async (tx: Tx, orgId: string, codeId: string): Promise<boolean> =>
  (await tx.query(`select 1 from codes where ${isCode}`, [orgId, codeId])).length > 0;
