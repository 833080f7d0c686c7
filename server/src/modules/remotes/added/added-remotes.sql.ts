import type { Tx } from '../../../platform/db/database.js';

export const selectAdded = (tx: Tx) =>
  tx.query('select name, paths, added_by, added_at from added_remotes order by name');

export const insertAdded = (tx: Tx, name: string, paths: readonly string[], actor: string) =>
  tx.query('insert into added_remotes (name, paths, added_by) values ($1, $2, $3)', [name, paths, actor]);

/** Gives a row when there was one. */
export const deleteAdded = (tx: Tx, name: string) =>
  tx.query('delete from added_remotes where name = $1 returning name', [name]);

export const insertPointers = (tx: Tx, name: string) =>
  tx.query("insert into remote_pointers (name, channel) values ($1, 'stable'), ($1, 'canary')", [name]);

export const deletePointers = (tx: Tx, name: string) => tx.query('delete from remote_pointers where name = $1', [name]);

export const revokeTokensOf = (tx: Tx, name: string, actor: string) =>
  tx.query('update deploy_tokens set revoked_at = now(), revoked_by = $2 where remote = $1 and revoked_at is null', [
    name,
    actor,
  ]);

/** Written down before the files go. */
export const markAllRemoved = (tx: Tx, name: string, now: Date) =>
  tx.query('update remote_releases set removed_at = $2 where name = $1 and removed_at is null', [name, now]);
