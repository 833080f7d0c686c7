import type { DeployToken } from '@swapt/shared/contract';
import type { TokenRow } from '../remotes/remotes.service.js';

/** A deploy token as operators see it; its text is not kept anywhere. */
export const toToken = (row: TokenRow): DeployToken => ({
  token_id: row.token_id,
  name: row.remote,
  label: row.label,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  revoked_by: row.revoked_by,
});
