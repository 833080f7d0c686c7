import type { Tx } from '../../platform/db/database.js';
import { wrongRoom } from '../../modules/stored-files/room.sql.js';
import { shareNames } from '../../scan-ingestion/counts.js';
import { codeChecks } from './checks/code-checks.js';
import { customerChecks } from './checks/customer-checks.js';
import { jobChecks } from './checks/job-checks.js';
import { nameChecks } from './checks/name-checks.js';
import { wallChecks } from './checks/wall-checks.js';

export interface Fault {
  subject: string;
  says: string;
}

const subjects = `cross join lateral (values (s.code_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as c (code_id)`;
const spans = `cross join (values ('hour'), ('day'), ('month')) as p (span)`;

/** What each scan counts for, one row per number that it raises: of its code and of the whole organization. A visitor's last visit counts as such. */
const facts = `
  select s.org_id, c.code_id, p.span, date_trunc(p.span, s.at, 'UTC') as starts, f.name
    from scans s ${subjects} ${spans}
    cross join lateral (values ('scans'), (case when not s.is_bot then 'human_scans' end),
      (case when p.span = 'day' then 'all at ' || floor(extract(epoch from s.at))::bigint / 900 % 96 end),
      (case when p.span = 'day' and not s.is_bot then 'human at ' || floor(extract(epoch from s.at))::bigint / 900 % 96 end)) as f (name)
   where f.name is not null
  union all
  select s.org_id, c.code_id, p.span, date_trunc(p.span, s.at, 'UTC'), f.name || ':' || f.value
    from scans s ${subjects} ${spans}
    cross join lateral (values ${shareNames.map((name) => `('${name}', s.${name})`).join(', ')}) as f (name, value)
   where not s.is_bot and f.value <> ''
  union all
  select org_id, code_id, span, date_trunc(span, at, 'UTC'), 'last_visits' from (
    select s.org_id, c.code_id, max(s.at) as at from scans s ${subjects}
     where not s.is_bot and s.visitor is not null group by s.org_id, c.code_id, s.visitor
  ) v ${spans}`;

/** The stored counts in the same shape. */
const stored = `
  select r.org_id, r.code_id, r.span, r.starts, f.name, f.n from scan_counts r
   cross join lateral (
     values ('scans', r.scans), ('human_scans', r.human_scans), ('last_visits', r.last_visits)
     union all select key, value::bigint from json_each_text(r.shares)
     union all select 'all at ' || (r.times ->> 3 * n), (r.times ->> 3 * n + 1)::bigint from generate_series(0, json_array_length(r.times) / 3 - 1) as n
     union all select 'human at ' || (r.times ->> 3 * n), (r.times ->> 3 * n + 2)::bigint from generate_series(0, json_array_length(r.times) / 3 - 1) as n
   ) as f (name, n) where f.n <> 0`;

/** Every check by name: a statement that selects one row per fault, with what it is about and what does not add up. */
export const checks: Record<string, string> = {
  'roll-ups': `
    with truth as (select org_id, code_id, span, starts, name, count(*) as n from (${facts}) f group by 1, 2, 3, 4, 5)
    select coalesce(t.org_id, r.org_id) || '/' || coalesce(t.code_id, r.code_id) as subject,
           format('%s of the %s of %s: %s counted, %s stored', coalesce(t.name, r.name), coalesce(t.span, r.span),
             coalesce(t.starts, r.starts), coalesce(t.n, 0), coalesce(r.n, 0)) as says
      from truth t full join (${stored}) r using (org_id, code_id, span, starts, name) where t.n is distinct from r.n`,
  'last visits': `
    with truth as (
      select s.org_id, c.code_id, s.visitor, max(s.at) as at from scans s
        cross join lateral (values (s.code_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as c (code_id)
       where not s.is_bot and s.visitor is not null group by 1, 2, 3
    )
    select coalesce(t.org_id, v.org_id) || '/' || coalesce(t.code_id, v.code_id) as subject,
           format('the visitor %s was last seen %s, %s stored', coalesce(t.visitor, v.visitor), coalesce(t.at::text, 'never'),
             coalesce(v.at::text, 'nothing')) as says
      from truth t full join scan_last_visits v using (org_id, code_id, visitor) where t.at is distinct from v.at`,
  counters: `
    with truth as (
      select org_id, code_id, count(*) as scans, count(*) filter (where not is_bot) as human_scans,
             count(distinct visitor) filter (where not is_bot) as visitors, max(at) as last_scan_at from scans group by 1, 2
    )
    select coalesce(t.org_id, k.org_id) || '/' || coalesce(t.code_id, k.code_id) as subject,
           format('%s scans by %s visitors counted, %s by %s stored', coalesce(t.scans, 0), coalesce(t.visitors, 0), coalesce(k.scans, 0),
             coalesce(k.visitors, 0)) as says
      from truth t full join code_counters k using (org_id, code_id)
     where (coalesce(t.scans, 0), coalesce(t.human_scans, 0), coalesce(t.visitors, 0), t.last_scan_at)
       is distinct from (coalesce(k.scans, 0), coalesce(k.human_scans, 0), coalesce(k.visitors, 0), k.last_scan_at)`,
  owners: `
    select o.org_id::text as subject, format('the organization “%s” has no owner', o.name) as says from organizations o
     where not exists (select from memberships m where m.org_id = o.org_id and m.role = 'owner' and m.user_id is not null)
       -- One that is being deleted has nobody left.
       and not exists (select from jobs j where j.org_id = o.org_id and j.kind = 'org.erase')`,
  storage: wrongRoom,
  scans: `
    select distinct s.org_id || '/' || s.code_id as subject, 'scans of a code that does not exist' as says from scans s
     where not exists (select from codes c where c.org_id = s.org_id and c.code_id = s.code_id)`,
  remotes: `
    select p.name || ' ' || p.channel as subject,
           format('%s is shown, and the history ends with %s', coalesce(p.version, 'nothing'), coalesce(last.to_version, 'nothing')) as says
      from remote_pointers p left join lateral (
        select a.to_version from remote_audit a
         where a.name = p.name and a.channel = p.channel and a.action not in ('disable', 'enable', 'alarm', 'allow')
           -- Of a release that nobody was shown.
           and not (a.action = 'quarantine' and a.channel = 'stable' and a.to_version is null)
         order by a.seq desc limit 1
      ) last on true
     where p.version is distinct from last.to_version
    union all
    select p.name || ' ' || p.channel, format('%s is quarantined and still shown: publish a corrected release', p.version)
      from remote_pointers p join remote_quarantines q on q.name = p.name and q.version = p.version and q.lifted_at is null`,
  ...nameChecks,
  ...codeChecks,
  ...customerChecks,
  ...jobChecks,
  ...wallChecks,
};

/**
 * The first faults that a check finds, and how many there are in all. Each check is one statement and so sees one moment: what comes meanwhile, with
 * its counters, is there as a whole or not at all. It changes nothing, and takes the time it needs.
 */
export async function runCheck(tx: Tx, statement: string, limit: number): Promise<{ faults: Fault[]; total: number }> {
  await tx.query('set local statement_timeout = 0; set transaction read only');
  const rows = await tx.query<Fault & { total: number }>(
    `select subject, says, count(*) over () as total from (${statement}) found order by subject, says limit $1`,
    [limit],
  );
  return { faults: rows.map(({ subject, says }) => ({ subject, says })), total: rows[0]?.total ?? 0 };
}
