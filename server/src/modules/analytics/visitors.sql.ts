import type { VisitorMode } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { cutScans, isOrganization, pieceValues, type Window } from './window.js';

const between = 'org_id = $1 and at >= $2 and at < $3 and visitor is not null and not is_bot';

/** Different visitors, counted one by one; bots are none. How long it takes depends on their number. */
export const countVisitors = async (tx: Tx, window: Window): Promise<number> => {
  const { orgId, codeIds, range } = window;
  const values = [orgId, range.from, range.to] as const;
  const select = `select count(*) as visitors from (select distinct visitor from scans where ${between}`;
  const [row] = isOrganization(window)
    ? await tx.query(`${select}) as seen`, values, 'analytics-visitors')
    : await tx.query(
        `${select} and code_id = any($4::uuid[])) as seen`,
        [...values, codeIds],
        'analytics-visitors-of-codes',
      );
  return row?.visitors ?? 0;
};

/** Of a range that has not ended: the visitors who were last seen in the part of its first hour that lies in it. */
export const countLastInCut = async (tx: Tx, window: Window): Promise<number> => {
  const values = pieceValues(window, ['hour']);
  if (!values[2].includes('scan')) return 0;
  const [row] = await tx.query(
    `select count(distinct s.visitor) as visitors from ${cutScans}
     join scan_last_visits l on l.org_id = $1 and l.code_id = any($2::uuid[]) and l.visitor = s.visitor and l.at < p.ends where not s.is_bot`,
    values,
    'analytics-last-in-cut',
  );
  return row?.visitors ?? 0;
};

/** How visitors were recognized between two moments, oldest first, each once. */
export const selectModes = async (tx: Tx, orgId: string, from: Date, to: Date): Promise<VisitorMode[]> => {
  const rows = await tx.query(
    `with spells as (
       select changed_at as ends, mode_before as mode from visitor_mode_changes where org_id = $1
       union all select 'infinity', visitor_mode from organizations where org_id = $1
     )
     select s.mode from spells s
     where s.ends > $2 and not exists (select from spells b where b.ends >= $3 and b.ends < s.ends) order by s.ends`,
    [orgId, from, to],
    'analytics-visitor-modes',
  );
  return [...new Set(rows.map(({ mode }) => mode))];
};
