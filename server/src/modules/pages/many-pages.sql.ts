import type { PageStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import { joined, matches, type PageFilter } from './pages.sql.js';

export const selectMatching = (tx: Tx, orgId: string, { status, search }: PageFilter, most: number) =>
  tx.query(`select p.page_id from ${joined} where ${matches} order by p.page_id limit $4`, [
    orgId,
    status ?? null,
    search || null,
    most,
  ]);

export const selectExisting = (tx: Tx, orgId: string, pageIds: readonly string[]) =>
  tx.query('select page_id from pages where org_id = $1 and page_id = any($2::uuid[]) order by page_id', [
    orgId,
    pageIds,
  ]);

/** Locks pages in the order of their ids, so that two that change the same ones wait for each other in one direction. */
export const lockPages = (tx: Tx, orgId: string, pageIds: readonly string[]) =>
  tx.query(
    `select page_id, name, status, published_version from pages where org_id = $1 and page_id = any($2::uuid[])
     order by page_id for update`,
    [orgId, pageIds],
  );

export type LockedPage = RowOf<typeof lockPages>;

interface StatusChange {
  page_id: string;
  status: PageStatus;
}

export const setStatuses = (tx: Tx, orgId: string, changes: readonly StatusChange[]) =>
  tx.query(
    `update pages p set status = b.status from jsonb_to_recordset($2::jsonb) as b (page_id uuid, status text)
     where p.org_id = $1 and p.page_id = b.page_id`,
    [orgId, JSON.stringify(changes)],
  );
