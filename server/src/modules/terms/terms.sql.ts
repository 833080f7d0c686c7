import type { Tx } from '../../db/database.js';

interface AcceptanceRow {
  terms_version: string | null;
  terms_accepted_at: Date | null;
}

export const selectAcceptance = (tx: Tx, userId: string) =>
  tx.query<AcceptanceRow>('select terms_version, terms_accepted_at from users where user_id = $1', [userId]);

/** The first acceptance of a version is the one that counts. */
export const acceptTerms = (tx: Tx, userId: string, version: string, now: Date) =>
  tx.query(
    `update users set terms_version = $2, terms_accepted_at = $3
     where user_id = $1 and terms_version is distinct from $2`,
    [userId, version, now],
  );
