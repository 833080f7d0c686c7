import { shareNames, wholeOrganization } from './counts.js';

const subjects = `cross join lateral (values (s.code_id), ('${wholeOrganization}'::uuid)) as c (code_id)`;
const spans = `cross join (values ('hour'), ('day'), ('month')) as p (span)`;

/** Of the day alone, in quarters of an hour. */
const quarter = `floor(extract(epoch from s.at))::bigint / 900 % 96`;
const namesOfDay = `('all at ' || ${quarter}), (case when not s.is_bot then 'human at ' || ${quarter} end)`;
const shares = shareNames.map(
  (name) => `(case when not s.is_bot and s.${name} <> '' then '${name}:' || s.${name} end)`,
);
const namesOfAll = `('scans'), (case when not s.is_bot then 'human_scans' end), ${shares.join(', ')}`;

/** Each visitor counts once more, where they were last. */
const lastVisits = `
  select org_id, code_id, p.span, date_trunc(p.span, at, 'UTC') as starts, 'last_visits' as name from (
    select s.org_id, c.code_id, max(s.at) as at from scans s ${subjects}
     where not s.is_bot and s.visitor is not null group by s.org_id, c.code_id, s.visitor
  ) v ${spans}`;

/** Looked up in a hash of the wrong spans: `is true` keeps the planner from joining what it takes for few, which goes through all for each. */
const ofWrong = (code = 'code_id') =>
  `((org_id, ${code}, span, starts) in (select org_id, code_id, span, starts from wrong)) is true`;

/** What each scan of the wrong spans counts for, one row per number that it raises: of its code and of the whole organization. */
const facts = `
  select org_id, subject as code_id, span, starts, f.name
    from (
      select * from (select s.*, c.code_id as subject, p.span, date_trunc(p.span, s.at, 'UTC') as starts from scans s ${subjects} ${spans}) s
       where ${ofWrong('subject')} offset 0
    ) s
    cross join lateral (select name from (values ${namesOfAll}) as f (name) union all
      select name from (values ${namesOfDay}) as f (name) where span = 'day') as f
   where f.name is not null
  union all select * from (${lastVisits}) v where ${ofWrong()}`;

/** The stored counts: of days and months with the hours that they do not have yet. */
const counts = `
  select org_id, code_id, span, starts, scans, human_scans, last_visits, shares, case span when 'day' then times else '[]' end as times from scan_counts
  union all
  select org_id, code_id, p.span, date_trunc(p.span, starts, 'UTC'), scans, human_scans, last_visits, shares, case p.span when 'day' then times else '[]' end
    from scan_counts c cross join (values ('day'), ('month')) as p (span) where c.span = 'hour' and not is_summed`;

/** The same, one row per number. */
const stored = (which = 'true') => `
  select r.org_id, r.code_id, r.span, r.starts, f.name, f.n from (select * from (${counts}) all_counts where ${which}) r
   cross join lateral (
     values ('scans', r.scans), ('human_scans', r.human_scans), ('last_visits', r.last_visits)
     union all select key, value::bigint from json_each_text(r.shares)
     union all select 'all at ' || (r.times ->> 3 * n), (r.times ->> 3 * n + 1)::bigint from generate_series(0, json_array_length(r.times) / 3 - 1) as n
     union all select 'human at ' || (r.times ->> 3 * n), (r.times ->> 3 * n + 2)::bigint from generate_series(0, json_array_length(r.times) / 3 - 1) as n
   ) as f (name, n)`;

const hash = 'hashtextextended(name, 0)';
const hashOf = (names: string) => `(select coalesce(sum(${hash}), 0) from (values ${names}) as f (name))`;

/**
 * The spans whose numbers are not all as they should be. All numbers of a span are compared as one sum, of each name’s hash as often as it was counted:
 * a row for each number of each scan, three spans and two subjects would be fifty times the scans.
 */
const wrongSpans = `
  select org_id, code_id, span, starts from (
    select s.org_id, c.code_id, p.span, date_trunc(p.span, s.at, 'UTC') as starts, sum(case p.span when 'day' then of_all + of_day else of_all end) as sum
      from (select s.org_id, s.code_id, s.at, ${hashOf(namesOfAll)} as of_all, ${hashOf(namesOfDay)} as of_day from scans s offset 0) s
      ${subjects} ${spans} group by 1, 2, 3, 4
    union all select org_id, code_id, span, starts, sum(${hash}) from (${lastVisits}) v group by 1, 2, 3, 4
    union all select org_id, code_id, span, starts, -sum(n::numeric * ${hash}) from (${stored()}) r group by 1, 2, 3, 4
  ) both_sides group by 1, 2, 3, 4 having sum(sum) <> 0`;

/** What was counted from scans against the scans. */
export const scanChecks: Record<string, string> = {
  'roll-ups': `
    with wrong as materialized (${wrongSpans}),
      truth as (select org_id, code_id, span, starts, name, count(*) as n from (${facts}) f group by 1, 2, 3, 4, 5),
      kept as (select org_id, code_id, span, starts, name, sum(n) as n from (${stored(ofWrong())}) r group by 1, 2, 3, 4, 5 having sum(n) <> 0)
    select coalesce(t.org_id, r.org_id) || '/' || coalesce(t.code_id, r.code_id) as subject,
           format('%s of the %s of %s: %s counted, %s stored', coalesce(t.name, r.name), coalesce(t.span, r.span),
             coalesce(t.starts, r.starts), coalesce(t.n, 0), coalesce(r.n, 0)) as says
      from truth t full join kept r using (org_id, code_id, span, starts, name) where t.n is distinct from r.n`,
  'last visits': `
    with truth as (
      select s.org_id, c.code_id, s.visitor, max(s.at) as at from scans s
        ${subjects}
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
  scans: `
    select distinct s.org_id || '/' || s.code_id as subject, 'scans of a code that does not exist' as says from scans s
     where not exists (select from codes c where c.org_id = s.org_id and c.code_id = s.code_id)`,
};
