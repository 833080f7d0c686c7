import type { CodeStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** Locks codes in the order of their ids, so that two that change the same ones wait for each other in one direction. */
export const lockCodes = (tx: Tx, orgId: string, codeIds: readonly string[]) =>
  tx.query(
    `select code_id, name, status, folder_id, tags from codes where org_id = $1 and code_id = any($2::uuid[]) order by code_id for update`,
    [orgId, codeIds],
  );

export type LockedCode = RowOf<typeof lockCodes>;

/** Keeps folders from being deleted until the transaction ends, and gives those that are there. They are locked before codes, as their deletion does. */
export const lockFolders = (tx: Tx, orgId: string, folderIds: readonly string[]) =>
  tx.query(
    'select folder_id from folders where org_id = $1 and folder_id = any($2::uuid[]) order by folder_id for key share',
    [orgId, folderIds],
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

/** What codes had before, of which a change touches one. */
export interface CodeBefore {
  code_id: string;
  status: CodeStatus;
  folder_id: string | null;
  tags: readonly string[];
}

export const putBack = (tx: Tx, orgId: string, codes: readonly CodeBefore[], change: BulkChange, now: Date) =>
  tx.query(
    `update codes c set updated_at = $3, status = case when $4 then b.status else c.status end,
       folder_id = case when $5 then b.folder_id else c.folder_id end, tags = case when $6 then b.tags else c.tags end
     from jsonb_to_recordset($2::jsonb) as b (code_id uuid, status text, folder_id uuid, tags text[])
     where c.org_id = $1 and c.code_id = b.code_id`,
    [
      orgId,
      JSON.stringify(codes),
      now,
      change.status !== undefined,
      change.folderId !== undefined,
      change.tag !== undefined || change.untag !== undefined,
    ],
  );
