import type { Tx } from '../../db/database.js';
import { wholeOrganization } from '../../scans/ingest.sql.js';
import { inWholeHours, scansInCutHours, windowValues, type Window } from './window.js';

const isCode = 'org_id = $1 and code_id = $2';

/** Scans per bucket, numbered from 1; empty buckets are left out. */
export const selectSeries = (tx: Tx, window: Window) =>
  tx.query<{ bucket: number; scans: number; human_scans: number }>(
    `with facts as (
       select hour as at, scans, human_scans from scan_rollups where ${isCode} and dimension = 'total' and ${inWholeHours}
       union all
       select s.at, 1, (not s.is_bot)::int from ${scansInCutHours}
     )
     select width_bucket(at, $6::timestamptz[]) as bucket, sum(scans) as scans, sum(human_scans) as human_scans from facts group by 1`,
    [...windowValues(window), window.range.buckets],
    'analytics-series',
  );

/** Human scans per value of each dimension, most first. */
export const selectShares = (tx: Tx, window: Window) =>
  tx.query<{ dimension: string; key: string; scans: number }>(
    `with facts as (
       select dimension, value, human_scans from scan_rollups
       where ${isCode} and dimension in ('country', 'device', 'system', 'browser', 'language', 'source') and ${inWholeHours}
       union all
       select fact.dimension, fact.value, 1 from ${scansInCutHours} cross join lateral (values ('country', s.country), ('device', s.device),
         ('system', s.system), ('browser', s.browser), ('language', s.language), ('source', s.source)) as fact (dimension, value)
       where not s.is_bot
     )
     select dimension, value as key, sum(human_scans) as scans from facts group by dimension, value having sum(human_scans) > 0
     order by scans desc, key`,
    windowValues(window),
    'analytics-shares',
  );

/** The ten codes with the most human scans. */
export const selectTopCodes = (tx: Tx, window: Window) =>
  tx.query<{ code_id: string; name: string; scans: number }>(
    `with facts as (
       select code_id, human_scans from scan_rollups
       where org_id = $1 and dimension = 'total' and ${inWholeHours}
         and case when $2::uuid = '${wholeOrganization}' then code_id <> $2 else code_id = $2 end
       union all
       select s.code_id, 1 from ${scansInCutHours} where not s.is_bot
     )
     select f.code_id, c.name, sum(f.human_scans) as scans from facts f join codes c on c.org_id = $1 and c.code_id = f.code_id
     group by f.code_id, c.name having sum(f.human_scans) > 0 order by scans desc, c.name limit 10`,
    windowValues(window),
    'analytics-top-codes',
  );

/** Different visitors; bots have none. */
export const countVisitors = async (tx: Tx, window: Window): Promise<number> => {
  const [row] = await tx.query<{ visitors: number }>(
    `select count(distinct visitor) as visitors from (
       select visitor from scan_visitors where ${isCode} and ${inWholeHours}
       union all
       select s.visitor from ${scansInCutHours} where not s.is_bot
     ) as seen`,
    windowValues(window),
    'analytics-visitors',
  );
  return row?.visitors ?? 0;
};

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

export interface SingleScan {
  scan_id: string;
  code_id: string;
  code_name: string;
  at: Date;
  country: string;
  device: string;
  system: string;
  browser: string;
  language: string;
  source: 'scan' | 'click' | 'view';
  is_bot: boolean;
}

const inWindow = `s.org_id = $1 and s.at >= $3 and s.at < $4 and ($2::uuid = '${wholeOrganization}' or s.code_id = $2)`;
const rangeValues = (window: Window) => windowValues(window).slice(0, 4);

export const selectScans = (tx: Tx, window: Window, limit: number, offset: number) =>
  tx.query<SingleScan>(
    `select s.scan_id, s.code_id, coalesce(c.name, '') as code_name, s.at, s.country, s.device, s.system, s.browser, s.language, s.source, s.is_bot
     from scans s left join codes c on c.org_id = s.org_id and c.code_id = s.code_id
     where ${inWindow} order by s.at desc, s.scan_id desc limit $5 offset $6`,
    [...rangeValues(window), limit, offset],
  );

export interface VisitorScans {
  visitor: string;
  scans: number;
  first_at: Date;
  last_at: Date;
  country: string;
  device: string;
}

const byReturning = `from scans s where ${inWindow} and s.visitor is not null and not s.is_bot group by s.visitor having count(*) > 1`;

/** Visitors with more than one scan. */
export const countReturning = async (tx: Tx, window: Window): Promise<number> => {
  const [row] = await tx.query<{ visitors: number }>(
    `select count(*) as visitors from (select s.visitor ${byReturning}) as returning_visitors`,
    [...rangeValues(window)],
  );
  return row?.visitors ?? 0;
};

/** Scans per returning visitor; country and device are those of the latest scan. */
export const selectReturning = (tx: Tx, window: Window, limit: number, offset: number) =>
  tx.query<VisitorScans>(
    `select s.visitor, count(*) as scans, min(s.at) as first_at, max(s.at) as last_at,
       (array_agg(s.country order by s.at desc))[1] as country, (array_agg(s.device order by s.at desc))[1] as device
     ${byReturning} order by scans desc, last_at desc, s.visitor limit $5 offset $6`,
    [...rangeValues(window), limit, offset],
  );
