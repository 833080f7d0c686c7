// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** deploy-token.sql.ts: insertToken */
    'insert into deploy_tokens (token_hash, token_id, remote, label, created_by) values ($1, $2, $3, $4, $5)\n\
     on conflict (token_hash) do nothing returning token_id, remote, label, created_at, created_by, last_used_at, revoked_at, revoked_by': {
      values: readonly [Uint8Array | null, string | null, string | null, string | null, string | null];
      row: {
        token_id: string;
        remote: string;
        label: string;
        created_at: Date;
        created_by: string;
        last_used_at: Date | null;
        revoked_at: Date | null;
        revoked_by: string | null;
      };
    };

    /** deploy-token.sql.ts: useToken */
    'update deploy_tokens set last_used_at = now() where token_hash = $1 and remote = $2 and revoked_at is null returning label': {
      values: readonly [Uint8Array | null, string | null];
      row: { label: string };
    };

    /** deploy-token.sql.ts: selectTokens */
    'select token_id, remote, label, created_at, created_by, last_used_at, revoked_at, revoked_by from deploy_tokens where $1::text is null or remote = $1 order by created_at desc, token_id desc': {
      values: readonly [string | null];
      row: {
        token_id: string;
        remote: string;
        label: string;
        created_at: Date;
        created_by: string;
        last_used_at: Date | null;
        revoked_at: Date | null;
        revoked_by: string | null;
      };
    };

    /** deploy-token.sql.ts: revokeToken */
    'update deploy_tokens set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, $2) where token_id = $1\n\
     returning token_id, remote, label, created_at, created_by, last_used_at, revoked_at, revoked_by': {
      values: readonly [string | null, string | null];
      row: {
        token_id: string;
        remote: string;
        label: string;
        created_at: Date;
        created_by: string;
        last_used_at: Date | null;
        revoked_at: Date | null;
        revoked_by: string | null;
      };
    };

    /** registry.sql.ts: lockPointers */
    'select 1 from remote_pointers order by name, channel for update': {
      values: readonly [];
      row: { '?column?': number };
    };

    /** registry.sql.ts: selectPointers */
    'select p.name, p.channel, p.version, p.orgs, p.share, p.disabled_at, r.manifest, r.integrity, exists (select from remote_quarantines q where q.name = p.name and q.version = p.version and q.lifted_at is null) as is_quarantined\n\
       from remote_pointers p left join remote_releases r on r.name = p.name and r.version = p.version\n\
      order by p.name, p.channel': {
      values: readonly [];
      row: {
        name: ColumnTypes['remote_pointers.name'];
        channel: 'canary' | 'stable';
        version: string | null;
        orgs: string[];
        share: number;
        disabled_at: Date | null;
        manifest: ColumnTypes['remote_releases.manifest'] | null;
        integrity: ColumnTypes['remote_releases.integrity'] | null;
        is_quarantined: boolean;
      };
    };

    /** registry.sql.ts: selectEarlier */
    "with recursive back as (\n\
       select name, version as present, version, 9223372036854775807 as seq, 0 as depth\n\
         from remote_pointers where channel = 'stable' and version is not null\n\
       union all\n\
       select b.name, b.present, a.from_version, a.seq, b.depth + 1\n\
         from back b cross join lateral (\n\
           select from_version, seq from remote_audit\n\
            where name = b.name and channel = 'stable' and to_version = b.version and seq < b.seq and action in ('publish', 'promote')\n\
            order by seq desc limit 1\n\
         ) a\n\
        where b.depth < 20 and a.from_version is not null\n\
     )\n\
     select b.name, b.version, r.manifest->'contribution'->>'contract' as contract, r.manifest->>'entry' as entry,\n\
            r.integrity->>(r.manifest->>'entry') as integrity\n\
       from back b join remote_releases r on r.name = b.name and r.version = b.version\n\
      where b.depth > 0 and b.version <> b.present and not exists (select from remote_quarantines q where q.name = b.name and q.version = b.version and q.lifted_at is null)\n\
      order by b.name, b.depth": {
      values: readonly [];
      row: {
        name: ColumnTypes['remote_pointers.name'];
        version: string;
        contract: Narrowed<string | null, AnswerTypes['registry.selectEarlier.contract']>;
        entry: Narrowed<string | null, AnswerTypes['registry.selectEarlier.entry']>;
        integrity: string | null;
      };
    };

    /** registry.sql.ts: selectOnceLive */
    "select r.name, r.version, r.manifest->'contribution'->>'contract' as contract, r.manifest->>'entry' as entry,\n\
            r.integrity->>(r.manifest->>'entry') as integrity\n\
       from remote_pointers p cross join lateral (\n\
         select from_version as version, seq from remote_audit\n\
          where name = p.name and channel = 'stable' and from_version <> p.version order by seq desc limit 20\n\
       ) a join remote_releases r on r.name = p.name and r.version = a.version and r.removed_at is null\n\
      where p.channel = 'stable' and not exists (select from remote_quarantines q where q.name = r.name and q.version = r.version and q.lifted_at is null) order by r.name, a.seq desc": {
      values: readonly [];
      row: {
        name: ColumnTypes['remote_releases.name'];
        version: string;
        contract: Narrowed<string | null, AnswerTypes['registry.selectOnceLive.contract']>;
        entry: Narrowed<string | null, AnswerTypes['registry.selectOnceLive.entry']>;
        integrity: string | null;
      };
    };

    /** registry.sql.ts: updatePointer */
    'update remote_pointers set version = $3, orgs = $4::uuid[], share = $5, updated_at = now() where name = $1 and channel = $2': {
      values: readonly [string | null, string | null, string | null, List<string> | null, number | null];
      row: Record<never, never>;
    };

    /** registry.sql.ts: updateDisabled */
    "update remote_pointers set disabled_at = case when $2 then now() end where name = $1 and channel = 'stable'": {
      values: readonly [string | null, boolean | null];
      row: Record<never, never>;
    };

    /** registry.sql.ts: insertAudit */
    'insert into remote_audit (audit_id, name, channel, action, from_version, to_version, actor, detail)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** registry.sql.ts: selectAudit */
    'select created_at, name, channel, action, from_version, to_version, actor, detail from remote_audit\n\
      where $1::text is null or name = $1 order by seq desc limit $2': {
      values: readonly [string | null, number | null];
      row: {
        created_at: Date;
        name: string;
        channel: ColumnTypes['remote_audit.channel'];
        action: ColumnTypes['remote_audit.action'];
        from_version: string | null;
        to_version: string | null;
        actor: string;
        detail: string;
      };
    };

    /** registry.sql.ts: insertRelease */
    'insert into remote_releases (name, version, manifest, integrity, script_bytes, created_by) values ($1, $2, $3, $4, $5, $6)\n\
     on conflict (name, version) do update set removed_at = null where remote_releases.removed_at is not null\n\
     returning version': {
      values: readonly [string | null, string | null, string | null, string | null, number | null, string | null];
      row: { version: string };
    };

    /** registry.sql.ts: selectRelease */
    'select r.version, r.manifest, r.integrity, r.script_bytes, r.created_at, r.created_by, q.reason as quarantine_reason,\n\
    q.created_at as quarantined_at, r.removed_at\n\
  from remote_releases r left join remote_quarantines q on q.name = r.name and q.version = r.version and q.lifted_at is null where r.name = $1 and r.version = $2': {
      values: readonly [string | null, string | null];
      row: {
        version: string;
        manifest: ColumnTypes['remote_releases.manifest'];
        integrity: ColumnTypes['remote_releases.integrity'];
        script_bytes: number | null;
        created_at: Date;
        created_by: string;
        quarantine_reason: string | null;
        quarantined_at: Date | null;
        removed_at: Date | null;
      };
    };

    /** registry.sql.ts: selectReleases */
    'select r.version, r.manifest, r.integrity, r.script_bytes, r.created_at, r.created_by, q.reason as quarantine_reason,\n\
    q.created_at as quarantined_at, r.removed_at\n\
  from remote_releases r left join remote_quarantines q on q.name = r.name and q.version = r.version and q.lifted_at is null where r.name = $1 order by r.created_at desc, r.version limit $2': {
      values: readonly [string | null, number | null];
      row: {
        version: string;
        manifest: ColumnTypes['remote_releases.manifest'];
        integrity: ColumnTypes['remote_releases.integrity'];
        script_bytes: number | null;
        created_at: Date;
        created_by: string;
        quarantine_reason: string | null;
        quarantined_at: Date | null;
        removed_at: Date | null;
      };
    };

    /** registry.sql.ts: insertQuarantine */
    'insert into remote_quarantines (name, version, reason, actor) values ($1, $2, $3, $4)\n\
     on conflict (name, version) where lifted_at is null do nothing returning 1': {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { '?column?': number };
    };

    /** registry.sql.ts: liftQuarantine */
    'update remote_quarantines set lifted_at = $4, lifted_by = $3 where name = $1 and version = $2 and lifted_at is null returning 1': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { '?column?': number };
    };

    /** registry.sql.ts: selectUnseenStep */
    "select m.action = 'quarantine' and m.actor = $2 as is_unseen, array(\n\
         select a.from_version from remote_audit a where a.name = $1 and a.action = 'alarm' and a.seq > m.seq) as alarms\n\
       from remote_audit m\n\
      where m.name = $1 and m.action <> 'alarm'\n\
        and not (m.action = 'quarantine' and m.actor = $2 and (m.channel = 'canary' or m.to_version is null or m.to_version = m.from_version))\n\
      order by m.seq desc limit 1": {
      values: readonly [string | null, string | null];
      row: {
        is_unseen: boolean | null;
        alarms: Narrowed<(string | null)[], AnswerTypes['registry.selectUnseenStep.alarms']>;
      };
    };

    /** registry.sql.ts: selectLastReleaser */
    "select actor from remote_audit where name = $1 and action in ('publish', 'promote', 'rollback') order by seq desc limit 1": {
      values: readonly [string | null];
      row: { actor: string };
    };

    /** registry.sql.ts: markRemoved */
    'update remote_releases set removed_at = $3\n\
      where name = $1 and version = any($2) and removed_at is null returning version': {
      values: readonly [string | null, List<string> | null, Date | null];
      row: { version: string };
    };

    /** registry.sql.ts: markRemovedAgain */
    'update remote_releases r set removed_at = $3 from unnest($1::text[], $2::text[]) as g (name, version)\n\
      where r.name = g.name and r.version = g.version and r.removed_at < $4 returning r.name, r.version': {
      values: readonly [List<string> | null, List<string> | null, Date | null, Date | null];
      row: { name: ColumnTypes['remote_releases.name']; version: string };
    };

    /** registry.sql.ts: markStrays */
    'insert into stray_releases (name, version, removed_at)\n\
     select g.name, g.version, $3 from unnest($1::text[], $2::text[]) as g (name, version)\n\
      where not exists (select from remote_releases r where r.name = g.name and r.version = g.version)\n\
     on conflict (name, version) do update set removed_at = excluded.removed_at returning name, version': {
      values: readonly [List<string> | null, List<string> | null, Date | null];
      row: { name: string; version: string };
    };

    /** registry.sql.ts: selectRemovedAt */
    'select greatest((select removed_at from remote_releases where name = $1 and version = $2),\n\
                     (select removed_at from stray_releases where name = $1 and version = $2)) as removed_at': {
      values: readonly [string | null, string | null];
      row: { removed_at: Date | null };
    };

    /** registry.sql.ts: selectOldReleases */
    'with kept as (\n\
       (select version from remote_releases where name = $1 order by created_at desc, version limit $2)\n\
       union all select version from remote_pointers where name = $1\n\
       union all (select v.version from remote_audit a cross join lateral (values (a.from_version), (a.to_version)) v (version)\n\
                   where a.name = $1 order by a.seq desc limit 40)\n\
     )\n\
     select version from remote_releases where name = $1 and version not in (select version from kept where version is not null)': {
      values: readonly [string | null, number | null];
      row: { version: string };
    };

    /** registry.sql.ts: selectKnownOrgs */
    'select org_id from organizations where org_id = any($1::uuid[])': {
      values: readonly [List<string> | null];
      row: { org_id: string };
    };
  }
}
