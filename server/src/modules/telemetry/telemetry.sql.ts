import type { RemoteReport } from '@swapt/shared/remote';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { Member } from './member.js';
import type { Ticket } from './ticket.js';

/** More than any shop's network sends in ten minutes; beyond it nothing of a network is kept, so that nobody can fill the disk. */
const mostRows = 2000;

/**
 * Keeps what a page tells, once per ticket and release: a failure takes the place of a load, and nothing the place of a failure. Releases
 * that nobody published are left out. A member is named where they joined before the release was made: anybody can sign up when they see one. Gives the releases that failed for this ticket for the first time.
 */
export const insertReports = (
  tx: Tx,
  { id, network }: Pick<Ticket, 'id' | 'network'>,
  reports: readonly RemoteReport[],
  at: Date,
  member?: Member,
) =>
  tx.query(
    `with kept as (
       insert into remote_reports (ticket_id, name, version, at, network, member, load_ms, failure, reference)
       select $1, r.name, r.version, $2, $3, case when r.created_at > $10 then $9::bytea end, s.load_ms, s.failure, s.reference
       from unnest($4::text[], $5::text[], $6::int[], $7::text[], $8::text[]) with ordinality as s (name, version, load_ms, failure, reference, nr)
       join remote_releases r on r.name = s.name and r.version = s.version
       where (select count(*) from (
         select from remote_reports where network = $3 and at > $2::timestamptz - interval '10 minutes' limit ${mostRows}) t) < ${mostRows}
       order by s.nr
       on conflict (ticket_id, name, version) do update
         set at = excluded.at, load_ms = null, failure = excluded.failure, reference = excluded.reference
         where remote_reports.failure is null and excluded.failure is not null
       returning name, version, failure)
     select name, version from kept where failure is not null`,
    [
      id,
      at,
      network,
      reports.map(({ name }) => name),
      reports.map(({ version }) => version),
      reports.map((report) => (report.outcome === 'loaded' ? Math.round(report.ms) : null)),
      reports.map((report) => (report.outcome === 'failed' ? report.code : null)),
      reports.map((report) => (report.outcome === 'failed' ? (report.reference ?? null) : null)),
      member?.mark ?? null,
      member?.since ?? null,
    ],
    'telemetry_insert',
  );

/**
 * Tickets since a moment, per release that is pointed at, failed for somebody, and is not quarantined. A refused contract says that the page is older
 * than the server, and nothing about the release. Of the console's remotes members alone can tell; what was told before a quarantine was lifted is over.
 */
export const selectTallies = (tx: Tx, since: Date) =>
  tx.query(
    `with told as (
       select r.name, r.version, r.network, r.member, r.failure
         from remote_reports r
        where r.at > $1 and r.failure is distinct from 'contract' and (r.name = 'mf-public' or r.member is not null)
          and not exists (select from remote_quarantines q
            where q.name = r.name and q.version = r.version and (q.lifted_at is null or r.at <= q.lifted_at))
          and exists (select from remote_pointers p where p.name = r.name and p.version = r.version)
     ), by_network as (
       select name, version, count(*) as tickets, count(failure) as failed from told group by name, version, network
     ), by_release as (
       select name, version, count(distinct member) as members, count(distinct member) filter (where failure is not null) as failed_members
         from told group by name, version
     )
     select n.name, n.version, sum(n.tickets)::int as tickets, sum(n.failed)::int as failed,
       array_agg(n.failed::int) filter (where n.failed > 0) as "byNetwork", count(*)::int as networks,
       m.members::int as members, m.failed_members::int as "failedMembers"
       from by_network n join by_release m on m.name = n.name and m.version = n.version
      group by n.name, n.version, m.members, m.failed_members having sum(n.failed) > 0`,
    [since],
  );

/** `byNetwork` has the failures of each network that has any, `members` are different people of the console. */
export type Tally = RowOf<typeof selectTallies>;

/** Since when somebody belongs to an organization; empty for nobody's member. */
export const selectMemberSince = (tx: Tx, userId: string) =>
  tx.query('select min(created_at) as since from memberships where user_id = $1', [userId]);

/** What is kept of every release: how often and how fast it came, and its last failure. */
export const selectHealth = (tx: Tx) =>
  tx.query(
    `select h.*, e.at as error_at, e.failure as error_code, e.reference as error_reference
     from (
       select name, version, count(*)::int as loads, count(failure)::int as failures,
         round(percentile_cont(0.75) within group (order by load_ms))::int as load_ms_p75
       from remote_reports group by name, version) h
     left join lateral (
       select at, failure, reference from remote_reports t
       where t.name = h.name and t.version = h.version and t.failure is not null order by at desc limit 1) e on true`,
  );

export type Health = RowOf<typeof selectHealth>;

export const deleteReports = (tx: Tx, before: Date) => tx.query('delete from remote_reports where at < $1', [before]);
