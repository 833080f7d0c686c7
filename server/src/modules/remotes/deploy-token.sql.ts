import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const shown = 'token_id, remote, label, created_at, created_by, last_used_at, revoked_at, revoked_by';

/** A token that is there stays as it is: one that was revoked stays revoked. */
export const insertToken = (
  tx: Tx,
  hash: Uint8Array,
  { token_id, remote, label, created_by }: Pick<TokenRow, 'token_id' | 'remote' | 'label' | 'created_by'>,
) =>
  tx.query(
    `insert into deploy_tokens (token_hash, token_id, remote, label, created_by) values ($1, $2, $3, $4, $5)
     on conflict (token_hash) do nothing returning ${shown}`,
    [hash, token_id, remote, label, created_by],
  );

/** Finds a token that is good for this remote and notes that it was used. */
export const useToken = async (tx: Tx, hash: Uint8Array, remote: string) => {
  const [row] = await tx.query(
    `update deploy_tokens set last_used_at = now() where token_hash = $1 and remote = $2 and revoked_at is null returning label`,
    [hash, remote],
  );
  return row;
};

export const selectTokens = (tx: Tx, remote: string | null) =>
  tx.query(
    `select ${shown} from deploy_tokens where $1::text is null or remote = $1 order by created_at desc, token_id desc`,
    [remote],
  );

export type TokenRow = RowOf<typeof selectTokens>;

export const revokeToken = async (tx: Tx, tokenId: string, actor: string) => {
  const [row] = await tx.query(
    `update deploy_tokens set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, $2) where token_id = $1
     returning ${shown}`,
    [tokenId, actor],
  );
  return row;
};
