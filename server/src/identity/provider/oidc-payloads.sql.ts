import type { AdapterPayload } from 'oidc-provider';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

export interface PayloadKey {
  model: string;
  /** A hash; see the adapter. */
  id: string;
}

/** Writes or replaces. A mark of use stays: nothing that was used becomes fresh again, and nothing that was ended comes back. */
export const upsertPayload = (
  tx: Tx,
  { model, id }: PayloadKey,
  payload: AdapterPayload,
  expiresAt: Date | null,
): Promise<unknown> =>
  tx.query(
    `insert into oidc_payloads (model, id, payload, grant_id, uid, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (model, id) do update
       set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at
       where oidc_payloads.expires_at is distinct from '-infinity'`,
    [model, id, JSON.stringify(payload), payload.grantId ?? null, payload.uid ?? null, expiresAt],
  );

export const selectPayload = (tx: Tx, { model, id }: PayloadKey, now: Date) =>
  tx.query(
    'select payload, consumed_at from oidc_payloads where model = $1 and id = $2 and (expires_at is null or expires_at > $3)',
    [model, id, now],
    'identity_select_payload',
  );

export type PayloadRow = RowOf<typeof selectPayload>;

export const selectPayloadByUid = (tx: Tx, model: string, uid: string, now: Date) =>
  tx.query(
    'select payload, consumed_at from oidc_payloads where model = $1 and uid = $2 and (expires_at is null or expires_at > $3)',
    [model, uid, now],
  );

/** Answers a row to exactly one of any number of callers. */
export const consumePayload = (tx: Tx, { model, id }: PayloadKey, now: Date) =>
  tx.query(
    'update oidc_payloads set consumed_at = $3 where model = $1 and id = $2 and consumed_at is null returning id',
    [model, id, now],
  );

export const deletePayload = (tx: Tx, { model, id }: PayloadKey) =>
  tx.query('delete from oidc_payloads where model = $1 and id = $2', [model, id]);

export const deletePayloadsOfGrant = (tx: Tx, model: string, grantId: string) =>
  tx.query('delete from oidc_payloads where model = $1 and grant_id = $2', [model, grantId]);

/** Its empty row stays until the next cleaning: a request that read it before and writes it back after finds it ended. */
export const endPayload = (tx: Tx, { model, id }: PayloadKey) =>
  tx.query("update oidc_payloads set payload = '{}', expires_at = '-infinity' where model = $1 and id = $2", [
    model,
    id,
  ]);

export const deleteExpiredPayloads = (tx: Tx, now: Date) =>
  tx.query('delete from oidc_payloads where expires_at <= $1', [now]);

/** A grant and everything issued under it. */
export const deleteGrant = (tx: Tx, grantId: string, hashedId: string) =>
  tx.query("delete from oidc_payloads where grant_id = $1 or (model = 'Grant' and id = $2)", [grantId, hashedId]);
