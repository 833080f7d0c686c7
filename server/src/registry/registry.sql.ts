import type { Tx } from '../db/database.js';
import type { Release } from './release.js';

type Manifest = Omit<Release, 'files'>;

export interface LiveRow {
  name: string;
  version: string;
  manifest: Manifest;
  integrity: Record<string, string>;
  previous_version: string | null;
  previous_manifest: Manifest | null;
  previous_integrity: Record<string, string> | null;
}

/** The release before the live one: what was live when the live one took its place for the first time since. */
const before = `select a.from_version from remote_audit a
  where a.name = p.name and a.channel = p.channel and a.to_version = p.version and a.action <> 'rollback'
  order by a.created_at desc, a.audit_id desc limit 1`;

export const selectLive = (tx: Tx) =>
  tx.query<LiveRow>(
    `select p.name, r.version, r.manifest, r.integrity, b.version as previous_version, b.manifest as previous_manifest,
       b.integrity as previous_integrity
     from remote_pointers p
     join remote_releases r on r.name = p.name and r.version = p.version
     left join remote_releases b on b.name = p.name and b.version = (${before})
     where p.channel = 'stable' order by p.name`,
  );

/** Locks the pointer, so that two changes of one remote follow each other. */
export const lockPointer = async (tx: Tx, name: string) => {
  await tx.query(`insert into remote_pointers (name, channel) values ($1, 'stable') on conflict do nothing`, [name]);
  const [row] = await tx.query<{ version: string | null; previous: string | null }>(
    `select version, (${before}) as previous from remote_pointers p where name = $1 and channel = 'stable' for update`,
    [name],
  );
  return row ?? { version: null, previous: null };
};

export const updatePointer = (tx: Tx, name: string, version: string) =>
  tx.query(`update remote_pointers set version = $2, updated_at = now() where name = $1 and channel = 'stable'`, [
    name,
    version,
  ]);

export const insertAudit = (
  tx: Tx,
  row: { id: string; name: string; action: string; from: string | null; to: string; actor: string },
) =>
  tx.query(
    `insert into remote_audit (audit_id, name, channel, action, from_version, to_version, actor)
     values ($1, $2, 'stable', $3, $4, $5, $6)`,
    [row.id, row.name, row.action, row.from, row.to, row.actor],
  );

export const insertRelease = (tx: Tx, { files, ...manifest }: Release, actor: string) =>
  tx.query(
    `insert into remote_releases (name, version, manifest, integrity, created_by) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [manifest.contribution.name, manifest.version, JSON.stringify(manifest), JSON.stringify(files), actor],
  );

export const selectReleases = (tx: Tx, name: string) =>
  tx.query<{ version: string; created_at: Date; created_by: string; is_live: boolean }>(
    `select r.version, r.created_at, r.created_by, p.version is not null as is_live
     from remote_releases r
     left join remote_pointers p on p.name = r.name and p.version = r.version and p.channel = 'stable'
     where r.name = $1 order by r.created_at desc limit 20`,
    [name],
  );

export const selectRelease = async (tx: Tx, name: string, version: string) => {
  const [row] = await tx.query<{ version: string }>(
    'select version from remote_releases where name = $1 and version = $2',
    [name, version],
  );
  return row;
};

export const selectTokenOwner = async (tx: Tx, hash: Uint8Array) => {
  const [row] = await tx.query<{ remote: string }>(
    'select remote from deploy_tokens where token_hash = $1 and revoked_at is null',
    [hash],
  );
  return row?.remote;
};

export const insertToken = (tx: Tx, hash: Uint8Array, remote: string) =>
  tx.query('insert into deploy_tokens (token_hash, remote) values ($1, $2) on conflict do nothing', [hash, remote]);

export const selectLastActor = async (tx: Tx, name: string) => {
  const [row] = await tx.query<{ actor: string }>(
    'select actor from remote_audit where name = $1 order by created_at desc, audit_id desc limit 1',
    [name],
  );
  return row?.actor;
};
