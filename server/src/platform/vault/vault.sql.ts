import type { Tx } from '../db/database.js';
import type { SecretPlace } from './seal.js';

interface SealedSecret extends SecretPlace {
  sealed: Uint8Array;
  keyId: string;
}

export const upsertSecret = (tx: Tx, { orgId, kind, name, sealed, keyId }: SealedSecret, now: Date) =>
  tx.query(
    `insert into vault (org_id, kind, name, sealed, key_id, changed_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (org_id, kind, name) do update set sealed = excluded.sealed, key_id = excluded.key_id, changed_at = excluded.changed_at`,
    [orgId, kind, name, sealed, keyId, now],
  );

export const selectSecret = (tx: Tx, { orgId, kind, name }: SecretPlace) =>
  tx.query('select sealed, key_id from vault where org_id = $1 and kind = $2 and name = $3', [orgId, kind, name]);

export const deleteSecret = (tx: Tx, { orgId, kind, name }: SecretPlace) =>
  tx.query('delete from vault where org_id = $1 and kind = $2 and name = $3', [orgId, kind, name]);

/** The keys that secrets are sealed with, and how many are. */
export const countByKey = (tx: Tx) =>
  tx.query('select key_id, count(*) as secrets from vault group by key_id order by key_id');

/** Secrets sealed with another key than this, some at a time. Who reads one while it is sealed anew waits for neither. */
export const lockOfOtherKeys = (tx: Tx, keyId: string, limit: number) =>
  tx.query(
    `select org_id, kind, name, sealed, key_id from vault where key_id <> $1
      order by org_id, kind, name limit $2 for update skip locked`,
    [keyId, limit],
  );

/** Seals anew what is the same secret, so its moment stays. */
export const updateSeal = (tx: Tx, { orgId, kind, name, sealed, keyId }: SealedSecret) =>
  tx.query('update vault set sealed = $4, key_id = $5 where org_id = $1 and kind = $2 and name = $3', [
    orgId,
    kind,
    name,
    sealed,
    keyId,
  ]);

export const deleteOfKey = (tx: Tx, keyId: string) => tx.query('delete from vault where key_id = $1', [keyId]);

/** The next secrets of all organizations after one, in the order of their names. */
export const selectAfter = (tx: Tx, { orgId, kind, name }: SecretPlace, limit: number) =>
  tx.query(
    `select org_id, kind, name, sealed, key_id from vault where (org_id, kind, name) > ($1::uuid, $2::text, $3::text)
      order by org_id, kind, name limit $4`,
    [orgId, kind, name, limit],
  );
