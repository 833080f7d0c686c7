import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { Channel, Release } from './releases/release.js';

export type Manifest = Omit<Release, 'files'>;

export type AuditAction =
  | 'publish'
  | 'promote'
  | 'rollback'
  | 'canary'
  | 'endCanary'
  | 'disable'
  | 'enable'
  | 'quarantine'
  | 'alarm'
  | 'allow'
  | 'add'
  | 'remove';

export interface AuditRow {
  name: string;
  channel: Channel;
  action: AuditAction;
  from_version: string | null;
  to_version: string | null;
  actor: string;
  detail: string;
}

/**
 * Makes changes of pointers follow one another. All pointers, as no two remotes may have the same paths. What is to be read under the lock
 * needs a statement of its own: this one still sees the moment before it waited.
 */
export const lockPointers = (tx: Tx) => tx.query('select 1 from remote_pointers order by name, channel for update');

const isQuarantined = <const Name extends string>(row: Name) =>
  `exists (select from remote_quarantines q where q.name = ${row}.name and q.version = ${row}.version and q.lifted_at is null)` as const;

export const selectPointers = (tx: Tx) =>
  tx.query(
    `select p.name, p.channel, p.version, p.orgs, p.share, p.disabled_at, r.manifest, r.integrity, ${isQuarantined('p')} as is_quarantined
       from remote_pointers p left join remote_releases r on r.name = p.name and r.version = p.version
      order by p.name, p.channel`,
  );

export type PointerRow = RowOf<typeof selectPointers>;

/**
 * What a remote can go back to, the best first: the release that was live when the present one took its place, the one before that, and so
 * on; each step looks further back in time, so it ends. Never one that is quarantined.
 */
export const selectEarlier = (tx: Tx) =>
  tx.query(
    `with recursive back as (
       select name, version as present, version, 9223372036854775807 as seq, 0 as depth
         from remote_pointers where channel = 'stable' and version is not null
       union all
       select b.name, b.present, a.from_version, a.seq, b.depth + 1
         from back b cross join lateral (
           select from_version, seq from remote_audit
            where name = b.name and channel = 'stable' and to_version = b.version and seq < b.seq and action in ('publish', 'promote')
            order by seq desc limit 1
         ) a
        where b.depth < 20 and a.from_version is not null
     )
     select b.name, b.version, r.manifest->'contribution'->>'contract' as contract, r.manifest->>'entry' as entry,
            r.integrity->>(r.manifest->>'entry') as integrity
       from back b join remote_releases r on r.name = b.name and r.version = b.version
      where b.depth > 0 and b.version <> b.present and not ${isQuarantined('b')}
      order by b.name, b.depth`,
  );

/** A release that was live before the present one. */
export type EarlierRow = RowOf<typeof selectEarlier>;

/**
 * What else was live for all in the last twenty changes, the last first: after a rollback there may be nothing older, and what is shown
 * needs something to fall back to where its own files fail. Only releases whose files are kept and that are not quarantined.
 */
export const selectOnceLive = (tx: Tx) =>
  tx.query(
    `select r.name, r.version, r.manifest->'contribution'->>'contract' as contract, r.manifest->>'entry' as entry,
            r.integrity->>(r.manifest->>'entry') as integrity
       from remote_pointers p cross join lateral (
         select from_version as version, seq from remote_audit
          where name = p.name and channel = 'stable' and from_version <> p.version order by seq desc limit 20
       ) a join remote_releases r on r.name = p.name and r.version = a.version and r.removed_at is null
      where p.channel = 'stable' and not ${isQuarantined('r')} order by r.name, a.seq desc`,
  );

export const updatePointer = (
  tx: Tx,
  { name, channel, version, orgs, share }: Pick<PointerRow, 'name' | 'channel' | 'version' | 'orgs' | 'share'>,
) =>
  tx.query(
    `update remote_pointers set version = $3, orgs = $4::uuid[], share = $5, updated_at = now() where name = $1 and channel = $2`,
    [name, channel, version, orgs, share],
  );

export const updateDisabled = (tx: Tx, name: string, isDisabled: boolean) =>
  tx.query(
    `update remote_pointers set disabled_at = case when $2 then now() end where name = $1 and channel = 'stable'`,
    [name, isDisabled],
  );

export const insertAudit = (tx: Tx, id: string, row: AuditRow) =>
  tx.query(
    `insert into remote_audit (audit_id, name, channel, action, from_version, to_version, actor, detail)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, row.name, row.channel, row.action, row.from_version, row.to_version, row.actor, row.detail],
  );

export const selectAudit = (tx: Tx, name: string | null, limit: number) =>
  tx.query(
    `select created_at, name, channel, action, from_version, to_version, actor, detail from remote_audit
      where $1::text is null or name = $1 order by seq desc limit $2`,
    [name, limit],
  );

/** Gives a row when it was not there before. */
export const insertRelease = (tx: Tx, { files, ...manifest }: Release, scriptBytes: number, actor: string) =>
  tx.query(
    `insert into remote_releases (name, version, manifest, integrity, script_bytes, created_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (name, version) do update set removed_at = null where remote_releases.removed_at is not null
     returning version`,
    [manifest.contribution.name, manifest.version, JSON.stringify(manifest), JSON.stringify(files), scriptBytes, actor],
  );

const releaseRows = `select r.version, r.manifest, r.integrity, r.script_bytes, r.created_at, r.created_by, q.reason as quarantine_reason,
    q.created_at as quarantined_at, r.removed_at
  from remote_releases r left join remote_quarantines q on q.name = r.name and q.version = r.version and q.lifted_at is null`;

export const selectRelease = async (tx: Tx, name: string, version: string) => {
  const [row] = await tx.query(`${releaseRows} where r.name = $1 and r.version = $2`, [name, version]);
  return row;
};

/** Newest first. */
export const selectReleases = (tx: Tx, name: string, limit: number) =>
  tx.query(`${releaseRows} where r.name = $1 order by r.created_at desc, r.version limit $2`, [name, limit]);

/** `removed_at`: since when its files are gone. */
export type ReleaseRow = RowOf<typeof selectReleases>;

/** Gives a row when the release was not quarantined before, or was allowed again since. */
export const insertQuarantine = (tx: Tx, name: string, version: string, reason: string, actor: string) =>
  tx.query(
    `insert into remote_quarantines (name, version, reason, actor) values ($1, $2, $3, $4)
     on conflict (name, version) where lifted_at is null do nothing returning 1`,
    [name, version, reason, actor],
  );

/** Ends a quarantine; gives a row when there was one. */
export const liftQuarantine = (tx: Tx, name: string, version: string, actor: string, at: Date) =>
  tx.query(
    `update remote_quarantines set lifted_at = $4, lifted_by = $3 where name = $1 and version = $2 and lifted_at is null returning 1`,
    [name, version, actor, at],
  );

/**
 * The step back of a remote that `actor` made by itself and that nobody has looked at since: any change that a person makes of the remote says that
 * somebody did. `alarms` are the releases that were told of since then.
 */
export const selectUnseenStep = async (tx: Tx, name: string, actor: string) => {
  const [row] = await tx.query(
    `select m.action = 'quarantine' and m.actor = $2 as is_unseen, array(
         select a.from_version from remote_audit a where a.name = $1 and a.action = 'alarm' and a.seq > m.seq) as alarms
       from remote_audit m
      where m.name = $1 and m.action <> 'alarm'
        and not (m.action = 'quarantine' and m.actor = $2 and (m.channel = 'canary' or m.to_version is null or m.to_version = m.from_version))
      order by m.seq desc limit 1`,
    [name, actor],
  );
  return row?.is_unseen ? row : undefined;
};

/** Who last decided which release is live. */
export const selectLastReleaser = async (tx: Tx, name: string) => {
  const [row] = await tx.query(
    `select actor from remote_audit where name = $1 and action in ('publish', 'promote', 'rollback') order by seq desc limit 1`,
    [name],
  );
  return row?.actor;
};

export interface ReleaseId {
  name: string;
  version: string;
}

const given = 'unnest($1::text[], $2::text[]) as g (name, version)';
const columns = (releases: readonly ReleaseId[]) =>
  [releases.map(({ name }) => name), releases.map(({ version }) => version)] as const;

/** Written down before the files go. */
export const markRemoved = (tx: Tx, name: string, versions: readonly string[], now: Date) =>
  tx.query(
    `update remote_releases set removed_at = $3
      where name = $1 and version = any($2) and removed_at is null returning version`,
    [name, versions, now],
  );

/** Which of these were removed, and long enough ago that nobody can be at it any more. From now on they count as just being removed. */
export const markRemovedAgain = (tx: Tx, releases: readonly ReleaseId[], now: Date, before: Date) =>
  tx.query(
    `update remote_releases r set removed_at = $3 from ${given}
      where r.name = g.name and r.version = g.version and r.removed_at < $4 returning r.name, r.version`,
    [...columns(releases), now, before],
  );

/** Which of these were never taken in. From now on they count as just being removed. */
export const markStrays = (tx: Tx, releases: readonly ReleaseId[], now: Date) =>
  tx.query(
    `insert into stray_releases (name, version, removed_at)
     select g.name, g.version, $3 from ${given}
      where not exists (select from remote_releases r where r.name = g.name and r.version = g.version)
     on conflict (name, version) do update set removed_at = excluded.removed_at returning name, version`,
    [...columns(releases), now],
  );

/** Since when files under this version were last removed, if ever: of a release, or of one that was never taken in. */
export const selectRemovedAt = async (tx: Tx, name: string, version: string) => {
  const [row] = await tx.query(
    `select greatest((select removed_at from remote_releases where name = $1 and version = $2),
                     (select removed_at from stray_releases where name = $1 and version = $2)) as removed_at`,
    [name, version],
  );
  return row?.removed_at?.getTime();
};

/** Releases beyond the newest `keep` that no pointer names and that none of the last twenty changes was about. */
export const selectOldReleases = (tx: Tx, name: string, keep: number) =>
  tx.query(
    `with kept as (
       (select version from remote_releases where name = $1 order by created_at desc, version limit $2)
       union all select version from remote_pointers where name = $1
       union all (select v.version from remote_audit a cross join lateral (values (a.from_version), (a.to_version)) v (version)
                   where a.name = $1 order by a.seq desc limit 40)
     )
     select version from remote_releases where name = $1 and version not in (select version from kept where version is not null)`,
    [name, keep],
  );

export const selectKnownOrgs = async (tx: Tx, orgs: readonly string[]) => {
  const rows = await tx.query('select org_id from organizations where org_id = any($1::uuid[])', [orgs]);
  return rows.map(({ org_id }) => org_id);
};
