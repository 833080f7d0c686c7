import type { JSONWebKeySet, JWK } from 'jose';
import type { Tx } from '../platform/db/database.js';
import type { RowOf } from '../platform/db/statements.js';

/** Newest first. */
export const selectSigningKeys = (tx: Tx) =>
  tx.query('select kid, jwk, created_at from signing_keys order by created_at desc, kid');

export type SigningKeyRow = RowOf<typeof selectSigningKeys>;

/** Keeps two processes that start at once from both making keys. */
export const lockSigningKeys = (tx: Tx) => tx.query('lock table signing_keys in share row exclusive mode');

export const insertSigningKey = (tx: Tx, jwk: JWK & { kid: string }, createdAt: Date) =>
  tx.query('insert into signing_keys (kid, jwk, created_at) values ($1, $2, $3)', [
    jwk.kid,
    JSON.stringify(jwk),
    createdAt,
  ]);

export const deleteSigningKey = (tx: Tx, kid: string) => tx.query('delete from signing_keys where kid = $1', [kid]);

/** The public half of every key that is kept. */
export async function selectPublicKeys(tx: Tx): Promise<JSONWebKeySet> {
  const rows = await selectSigningKeys(tx);
  return { keys: rows.map(({ jwk: { kty, n, e, alg, kid, use } }) => ({ kty, n, e, alg, kid, use })) };
}
