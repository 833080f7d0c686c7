import type { Tx } from '../../platform/db/database.js';
import { isCounted, type Window } from './window.js';

const inWindow = `s.org_id = $1 and s.at >= $3 and s.at < $4 and ${isCounted}`;
const rangeValues = ({ orgId, codeIds, range }: Window) => [orgId, codeIds, range.from, range.to] as const;

export const selectScans = (tx: Tx, window: Window, limit: number, offset: number) =>
  tx.query(
    `select s.scan_id, s.code_id, coalesce(c.name, '') as code_name, s.at, s.country, s.city, s.device, s.system, s.browser,
       s.language, s.variant, s.channel, s.source, s.is_bot
     from scans s left join codes c on c.org_id = s.org_id and c.code_id = s.code_id
     where ${inWindow} order by s.at desc, s.scan_id desc limit $5 offset $6`,
    [...rangeValues(window), limit, offset],
  );

const byReturning = `from scans s where ${inWindow} and s.visitor is not null and not s.is_bot group by s.visitor having count(*) > 1`;

/** Visitors with more than one scan. */
export const countReturning = async (tx: Tx, window: Window): Promise<number> => {
  const [row] = await tx.query(
    `select count(*) as visitors from (select s.visitor ${byReturning}) as returning_visitors`,
    rangeValues(window),
  );
  return row?.visitors ?? 0;
};

/** Scans per returning visitor; country and device are those of the latest scan. */
export const selectReturning = (tx: Tx, window: Window, limit: number, offset: number) =>
  tx.query(
    `select s.visitor, count(*) as scans, min(s.at) as first_at, max(s.at) as last_at,
       (array_agg(s.country order by s.at desc))[1] as country, (array_agg(s.device order by s.at desc))[1] as device
     ${byReturning} order by scans desc, last_at desc, s.visitor limit $5 offset $6`,
    [...rangeValues(window), limit, offset],
  );
