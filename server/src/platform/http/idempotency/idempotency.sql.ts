import type { Tx } from '../../db/database.js';

export interface KeyId {
  orgId: string;
  caller: string;
  key: string;
}

/** Waits while another transaction holds the same key; returns nothing when that one has used it up. */
export const claimKey = (tx: Tx, { orgId, caller, key }: KeyId, operation: string, hash: Uint8Array, now: Date) =>
  tx.query(
    `insert into idempotency_keys (org_id, caller, key, operation, request_hash, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning key`,
    [orgId, caller, key, operation, hash, now],
    'idempotency_claim',
  );

export const selectKey = (tx: Tx, { orgId, caller, key }: KeyId) =>
  tx.query(
    'select operation, request_hash, status, reply from idempotency_keys where org_id = $1 and caller = $2 and key = $3',
    [orgId, caller, key],
  );

/** Takes over the key of a request that died before it could answer. */
export const takeOverKey = (tx: Tx, { orgId, caller, key }: KeyId, before: Date, now: Date) =>
  tx.query(
    `update idempotency_keys set created_at = $5
     where org_id = $1 and caller = $2 and key = $3 and status is null and created_at < $4 returning key`,
    [orgId, caller, key, before, now],
  );

export const keepReply = (tx: Tx, { orgId, caller, key }: KeyId, status: number, reply: string | null) =>
  tx.query(
    'update idempotency_keys set status = $4, reply = $5 where org_id = $1 and caller = $2 and key = $3',
    [orgId, caller, key, status, reply],
    'idempotency_reply',
  );

export const releaseKey = (tx: Tx, { orgId, caller, key }: KeyId) =>
  tx.query('delete from idempotency_keys where org_id = $1 and caller = $2 and key = $3 and status is null', [
    orgId,
    caller,
    key,
  ]);

export const deleteOldKeys = (tx: Tx, before: Date) =>
  tx.query('delete from idempotency_keys where created_at < $1', [before]);
