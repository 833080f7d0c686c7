import type { Tx } from '../../platform/db/database.js';
import { isCounted } from './window.js';

interface Since {
  orgId: string;
  codeIds: readonly string[];
  from: Date;
}

const recent = `s.org_id = $1 and s.at >= $3 and not s.is_bot and ${isCounted}`;

/** Human scans by the minute since `from`, numbered from 0; minutes without scans have no row. */
export const selectMinutes = (tx: Tx, { orgId, codeIds, from }: Since) =>
  tx.query(
    `select floor(extract(epoch from s.at - $3) / 60)::int as minute, count(*) as scans from scans s where ${recent} group by 1`,
    [orgId, codeIds, from],
  );

export const countRecentVisitors = async (tx: Tx, { orgId, codeIds, from }: Since): Promise<number> => {
  const [row] = await tx.query(`select count(distinct s.visitor) as visitors from scans s where ${recent}`, [
    orgId,
    codeIds,
    from,
  ]);
  return row?.visitors ?? 0;
};

export const selectNewest = (tx: Tx, { orgId, codeIds, from }: Since, limit: number) =>
  tx.query(
    `select s.scan_id, s.code_id, coalesce(c.name, '') as code_name, s.at, s.country, s.city, s.device
     from scans s left join codes c on c.org_id = s.org_id and c.code_id = s.code_id
     where ${recent} order by s.at desc, s.scan_id desc limit $4`,
    [orgId, codeIds, from, limit],
  );
