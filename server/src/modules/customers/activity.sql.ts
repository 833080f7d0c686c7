import type { Tx } from '../../platform/db/database.js';

/** What a customer did, and what was done to their record. */
const activity = `
  select s.scan_id as id, 'scan' as kind, s.at, s.code_id, null::uuid as page_id, null::uuid as made_by,
      jsonb_build_object('source', s.source, 'device', s.device, 'country', s.country) as detail
    from customer_visitors v join scans s on s.org_id = v.org_id and s.visitor = v.visitor
    where v.org_id = $1 and v.customer_id = $2 and not s.is_bot
  union all
  select submission_id, 'submission', at, code_id, page_id, null, jsonb_build_object('source', source) from submissions
    where org_id = $1 and customer_id = $2
  union all
  select event_id, kind, at, null, null, made_by, detail from customer_events where org_id = $1 and customer_id = $2`;

export const selectActivity = (tx: Tx, orgId: string, customerId: string, limit: number, offset: number) =>
  tx.query(
    `with newest as (select * from (${activity}) as a order by at desc, id desc limit $3 offset $4)
     select n.id, n.kind, n.at, n.code_id, c.name as code_name, n.page_id, p.name as page_name, n.detail,
       coalesce(nullif(u.name, ''), u.email) as by
     from newest n left join codes c on c.org_id = $1 and c.code_id = n.code_id left join pages p on p.org_id = $1 and p.page_id = n.page_id
     left join users u on u.user_id = n.made_by order by n.at desc, n.id desc`,
    [orgId, customerId, limit, offset],
  );

export const countActivity = (tx: Tx, orgId: string, customerId: string) =>
  tx.query(`select count(*) as total from (${activity}) as a`, [orgId, customerId]);

/** The codes and pages a customer met, the latest first. */
export const selectInteractions = (tx: Tx, orgId: string, customerId: string) =>
  tx.query(
    `with met as (
       select 'code' as kind, code_id as id, at, (kind = 'scan')::int as scan, (kind = 'submission')::int as submission
         from (${activity}) as a where code_id is not null
       union all
       select 'page', page_id, at, 0, 1 from (${activity}) as b where page_id is not null
     )
     select m.kind, m.id, coalesce(c.name, p.name, '') as name, sum(m.scan) as scans, sum(m.submission) as submissions,
       min(m.at) as first_at, max(m.at) as last_at
     from met m left join codes c on m.kind = 'code' and c.org_id = $1 and c.code_id = m.id
     left join pages p on m.kind = 'page' and p.org_id = $1 and p.page_id = m.id
     group by m.kind, m.id, c.name, p.name order by last_at desc, m.id`,
    [orgId, customerId],
  );
