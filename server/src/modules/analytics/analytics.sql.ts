import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';
import { shareNames, wholeOrganization } from '../../scan-ingestion/counts.js';
import { cutScans, freshHours, pieces, pieceValues, wholeCounts, type Window } from './window.js';

const spans = ['month', 'day', 'hour'] as const;

const sharesText = composed(
  'analytics.shares',
  () =>
    `with counts as materialized (select r.* from ${wholeCounts('shares, last_visits')}), facts as (
       select share, n::bigint as n from counts cross join lateral json_each_text(shares) as e (share, n)
       union all
       select 'last_visits', last_visits from counts
       union all
       select name || ':' || value, 1 from ${cutScans}
       cross join lateral (values ${shareNames.map((name) => `('${name}', s.${name})`).join(', ')}) as fact (name, value)
       where not s.is_bot and value <> ''
     )
     select share, sum(n) as scans from facts group by share having sum(n) > 0 order by scans desc, share`,
  () => [[]],
);

/** Human scans by property and value (`country:IT`), most first; under `last_visits` the visitors who were last seen in the whole spans of the window. */
export const selectShares = (tx: Tx, window: Window) =>
  tx.query(sharesText(), pieceValues(window, spans), 'analytics-shares');

/** The ten codes with the most human scans. */
export const selectTopCodes = (tx: Tx, window: Window) =>
  tx.query(
    `with facts as (
       select r.code_id, r.human_scans from ${pieces} cross join lateral (
         (select code_id, human_scans from scan_counts
          where p.span <> 'scan' and org_id = $1 and span = p.span and starts >= p.starts and starts < p.ends
            and code_id <> '${wholeOrganization}' offset 0)
         union all
         (select code_id, human_scans from scan_counts where ${freshHours} and code_id <> '${wholeOrganization}' offset 0)
       ) as r
       union all
       select s.code_id, 1 from ${cutScans} where not s.is_bot
     ), sums as (
       select code_id, sum(human_scans) as scans from facts group by code_id having sum(human_scans) > 0
     )
     select s.code_id, c.name, s.scans from sums s join codes c on c.org_id = $1 and c.code_id = s.code_id
     where '${wholeOrganization}' = any($2::uuid[]) or s.code_id = any($2::uuid[]) order by s.scans desc, c.name limit 10`,
    pieceValues(window, spans),
    'analytics-top-codes',
  );

/** The hour of the first scan. */
export const selectFirstHour = async (tx: Tx, orgId: string, codeIds: readonly string[]): Promise<Date | undefined> => {
  const [row] = await tx.query(
    `select min(r.first) as first from unnest($2::uuid[]) as asked (id) cross join lateral (
       select min(starts) as first from scan_counts where org_id = $1 and code_id = asked.id and span = 'hour' and scans > 0 offset 0
     ) as r`,
    [orgId, codeIds],
    'analytics-first-hour',
  );
  return row?.first ?? undefined;
};

export const isOwnCode = async (tx: Tx, orgId: string, codeId: string): Promise<boolean> =>
  (await tx.query('select 1 from codes where org_id = $1 and code_id = $2', [orgId, codeId])).length > 0;

/** The codes that are in a folder; undefined when there is no such folder. */
export const selectFolderCodes = async (tx: Tx, orgId: string, folderId: string): Promise<string[] | undefined> => {
  const [row] = await tx.query(
    `select array(select c.code_id from codes c where c.org_id = f.org_id and c.folder_id = f.folder_id order by 1) as codes
     from folders f where f.org_id = $1 and f.folder_id = $2`,
    [orgId, folderId],
  );
  return row?.codes;
};
