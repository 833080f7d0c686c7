// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** telemetry.sql.ts: insertReports */
    "with kept as (\n\
       insert into remote_reports (ticket_id, name, version, at, network, member, load_ms, failure, reference)\n\
       select $1, r.name, r.version, $2, $3, case when r.created_at > $10 then $9::bytea end, s.load_ms, s.failure, s.reference\n\
       from unnest($4::text[], $5::text[], $6::int[], $7::text[], $8::text[]) with ordinality as s (name, version, load_ms, failure, reference, nr)\n\
       join remote_releases r on r.name = s.name and r.version = s.version\n\
       where (select count(*) from (\n\
         select from remote_reports where network = $3 and at > $2::timestamptz - interval '10 minutes' limit 2000) t) < 2000\n\
       order by s.nr\n\
       on conflict (ticket_id, name, version) do update\n\
         set at = excluded.at, load_ms = null, failure = excluded.failure, reference = excluded.reference\n\
         where remote_reports.failure is null and excluded.failure is not null\n\
       returning name, version, failure)\n\
     select name, version from kept where failure is not null": {
      values: readonly [Uint8Array | null, Date | null, Uint8Array | null, List<string> | null, List<string> | null, List<number> | null, List<string> | null, List<string> | null, Uint8Array | null, Date | null];
      row: { name: string; version: string };
    };

    /** telemetry.sql.ts: selectTallies */
    'with told as (\n\
       select r.name, r.version, r.network, r.member, r.failure\n\
         from remote_reports r\n\
        where r.at > $1 and r.failure is distinct from \'contract\' and (r.name = \'mf-public\' or r.member is not null)\n\
          and not exists (select from remote_quarantines q\n\
            where q.name = r.name and q.version = r.version and (q.lifted_at is null or r.at <= q.lifted_at))\n\
          and exists (select from remote_pointers p where p.name = r.name and p.version = r.version)\n\
     ), by_network as (\n\
       select name, version, count(*) as tickets, count(failure) as failed from told group by name, version, network\n\
     ), by_release as (\n\
       select name, version, count(distinct member) as members, count(distinct member) filter (where failure is not null) as failed_members\n\
         from told group by name, version\n\
     )\n\
     select n.name, n.version, sum(n.tickets)::int as tickets, sum(n.failed)::int as failed,\n\
       array_agg(n.failed::int) filter (where n.failed > 0) as "byNetwork", count(*)::int as networks,\n\
       m.members::int as members, m.failed_members::int as "failedMembers"\n\
       from by_network n join by_release m on m.name = n.name and m.version = n.version\n\
      group by n.name, n.version, m.members, m.failed_members having sum(n.failed) > 0': {
      values: readonly [Date | null];
      row: {
        name: string;
        version: string;
        tickets: number;
        failed: number;
        byNetwork: Narrowed<number[] | null, AnswerTypes['telemetry.selectTallies.byNetwork']>;
        networks: number;
        members: number;
        failedMembers: number;
      };
    };

    /** telemetry.sql.ts: selectMemberSince */
    'select min(created_at) as since from memberships where user_id = $1': {
      values: readonly [string | null];
      row: { since: Date | null };
    };

    /** telemetry.sql.ts: selectHealth */
    'select h.*, e.at as error_at, e.failure as error_code, e.reference as error_reference\n\
     from (\n\
       select name, version, count(*)::int as loads, count(failure)::int as failures,\n\
         round(percentile_cont(0.75) within group (order by load_ms))::int as load_ms_p75\n\
       from remote_reports group by name, version) h\n\
     left join lateral (\n\
       select at, failure, reference from remote_reports t\n\
       where t.name = h.name and t.version = h.version and t.failure is not null order by at desc limit 1) e on true': {
      values: readonly [];
      row: {
        name: string;
        version: string;
        loads: number;
        failures: number;
        load_ms_p75: number | null;
        error_at: Date | null;
        error_code: string | null;
        error_reference: string | null;
      };
    };

    /** telemetry.sql.ts: deleteReports */
    'delete from remote_reports where at < $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };

    /** violations.sql.ts: countViolation */
    "insert into policy_violations as v (day, remote, directive, blocked, hits)\n\
     select d.day, $2, $3, $4, 1 from (select ($1::timestamptz at time zone 'UTC')::date as day) d\n\
     where (select count(*) from policy_violations k where k.day = d.day) < 200\n\
       or exists (select from policy_violations k where k.day = d.day and k.remote = $2 and k.directive = $3 and k.blocked = $4)\n\
     on conflict (day, remote, directive, blocked) do update set hits = v.hits + 1": {
      values: readonly [Date | null, string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** violations.sql.ts: selectViolations */
    'select day, remote, directive, blocked, hits from policy_violations order by day desc, hits desc, remote, directive, blocked limit 200': {
      values: readonly [];
      row: { day: string; remote: string; directive: string; blocked: string; hits: number };
    };

    /** violations.sql.ts: deleteViolations */
    'delete from policy_violations where day < $1::timestamptz::date': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
