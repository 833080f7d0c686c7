import type { CodeStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';

/** Locks codes in the order of their ids, so that two that change the same ones wait for each other in one direction. */
export const lockCodes = (tx: Tx, orgId: string, codeIds: readonly string[]) =>
  tx.query(
    `select code_id, name, status, tags from codes where org_id = $1 and code_id = any($2::uuid[]) order by code_id for update`,
    [orgId, codeIds],
  );

export interface BulkChange {
  status?: CodeStatus | undefined;
  /** Null takes the codes out of their folders. */
  folderId?: string | null;
  tag?: string[];
  untag?: string[];
}

export const changeMany = (tx: Tx, orgId: string, codeIds: readonly string[], change: BulkChange, now: Date) =>
  tx.query(
    `update codes set updated_at = $3, status = coalesce($4, status), folder_id = case when $5 then $6::uuid else folder_id end,
       tags = array(select tag from (
         select tag, min(place) as place from unnest(tags || $7::text[]) with ordinality as t (tag, place) where tag <> all($8::text[]) group by tag
       ) as kept order by place)
     where org_id = $1 and code_id = any($2::uuid[])`,
    [
      orgId,
      codeIds,
      now,
      change.status ?? null,
      change.folderId !== undefined,
      change.folderId ?? null,
      change.tag ?? [],
      change.untag ?? [],
    ],
  );
