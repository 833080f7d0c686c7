import type { CodeStatus } from '@swapt/shared/values';
import type { QrStyle } from '@swapt/shared/contract';
import type { Tx } from '../../db/database.js';

export interface CodeRow {
  org_id: string;
  code_id: string;
  name: string;
  type: 'link';
  target: string;
  slug: string;
  status: CodeStatus;
  style: QrStyle;
  folder: { folder_id: string; name: string } | null;
  scans: number;
  human_scans: number;
  unique_visitors: number;
  last_scan_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

type CodeSort = 'newest' | 'name' | 'scans';
export interface CodeFilter {
  folderId?: string;
  search?: string;
  status?: CodeStatus;
  sort?: CodeSort;
}

/** A code with its counters. Visitors are counted for the rows that are shown, never for a whole list. */
const withCounts = `select c.org_id, c.code_id, c.name, c.type, c.target, c.slug, c.status, c.style, c.created_at, c.updated_at,
    coalesce(k.scans, 0)::bigint as scans, coalesce(k.human_scans, 0)::bigint as human_scans, k.last_scan_at,
    (select jsonb_build_object('folder_id', f.folder_id, 'name', f.name) from folders f
      where f.org_id = c.org_id and f.folder_id = c.folder_id) as folder,
    (select count(distinct v.visitor) from scan_visitors v where v.org_id = c.org_id and v.code_id = c.code_id) as unique_visitors`;
const joinCounters = 'left join code_counters k on k.org_id = c.org_id and k.code_id = c.code_id';

/** Takes a short name for a code; an empty answer means that somebody has it. */
export const insertSlug = (tx: Tx, orgId: string, codeId: string, slug: string) =>
  tx.query<{ slug: string }>(
    `insert into slugs (slug, org_id, code_id, version) values ($1, $2, $3, nextval('slug_versions')) on conflict do nothing returning slug`,
    [slug, orgId, codeId],
  );

export const insertCode = (
  tx: Tx,
  code: Omit<CodeRow, 'scans' | 'human_scans' | 'unique_visitors' | 'last_scan_at' | 'updated_at' | 'folder'>,
) =>
  tx.query(
    `insert into codes (org_id, code_id, name, type, target, slug, status, style, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $9)`,
    [
      code.org_id,
      code.code_id,
      code.name,
      code.type,
      code.target,
      code.slug,
      code.status,
      JSON.stringify(code.style),
      code.created_at,
    ],
  );

/** Tells the caches of redirects, in this and other processes, that a short name leads somewhere else now. Sent when the transaction commits. */
export const announceSlug = (tx: Tx, orgId: string, codeId: string) =>
  tx.query(
    `with changed as (
       update slugs set version = nextval('slug_versions') where org_id = $1 and code_id = $2 returning slug
     ) select pg_notify('slugs', slug) from changed`,
    [orgId, codeId],
  );

export const selectCode = (tx: Tx, orgId: string, codeId: string) =>
  tx.query<CodeRow>(`${withCounts} from codes c ${joinCounters} where c.org_id = $1 and c.code_id = $2`, [
    orgId,
    codeId,
  ]);

export interface CodeChange {
  name?: string;
  target?: string;
  style?: QrStyle;
  status?: CodeStatus;
}

/** Changes a code that is in one of the given states; an empty answer means that it is not, or does not exist. */
export const updateCode = (
  tx: Tx,
  orgId: string,
  codeId: string,
  change: CodeChange,
  from: readonly CodeStatus[],
  now: Date,
) =>
  tx.query<{ code_id: string }>(
    `update codes set name = coalesce($3, name), target = coalesce($4, target), style = coalesce($5::jsonb, style),
       status = coalesce($6, status), updated_at = $7
     where org_id = $1 and code_id = $2 and status = any($8::text[]) returning code_id`,
    [
      orgId,
      codeId,
      change.name ?? null,
      change.target ?? null,
      change.style ? JSON.stringify(change.style) : null,
      change.status ?? null,
      now,
      from,
    ],
  );

const orders: Record<CodeSort, string> = {
  newest: 'c.created_at desc, c.code_id desc',
  name: 'lower(c.name), c.code_id',
  scans: 'coalesce(k.scans, 0) desc, c.created_at desc, c.code_id desc',
};

/** What a search looks through. One expression, because lower-casing is what costs; line breaks keep a match within one field. */
const searchable = `lower(c.name || chr(10) || c.target || chr(10) || c.slug)`;

/** The condition of a list and its values, which start at $1. */
function listed(orgId: string, { search, status, folderId }: CodeFilter): [condition: string, values: unknown[]] {
  const values: unknown[] = [orgId, status ?? 'deleted'];
  const parts = ['c.org_id = $1', status ? 'c.status = $2' : 'c.status <> $2'];
  if (search) {
    values.push(search);
    parts.push(`strpos(${searchable}, lower($${values.length})) > 0`);
  }
  if (folderId) {
    values.push(folderId);
    parts.push(`c.folder_id = $${values.length}`);
  }
  return [parts.join(' and '), values];
}

export async function selectCodes(
  tx: Tx,
  orgId: string,
  filter: CodeFilter,
  limit: number,
  offset: number,
): Promise<CodeRow[]> {
  const [condition, values] = listed(orgId, filter);
  const order = orders[filter.sort ?? 'newest'];
  const page = `limit $${values.length + 1} offset $${values.length + 2}`;
  const chosen = `select c.* from codes c ${filter.sort === 'scans' ? joinCounters : ''} where ${condition} order by ${order} ${page}`;
  return tx.query<CodeRow>(`${withCounts} from (${chosen}) c ${joinCounters} order by ${order}`, [
    ...values,
    limit,
    offset,
  ]);
}

export async function countCodes(tx: Tx, orgId: string, filter: CodeFilter): Promise<number> {
  const [condition, values] = listed(orgId, filter);
  const [row] = await tx.query<{ total: number }>(`select count(*) as total from codes c where ${condition}`, values);
  return row?.total ?? 0;
}
