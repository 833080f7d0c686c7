import type { CodeStatus, CodeType } from '@swapt/shared/values';
import type { CodeContent, CodeRule, QrStyle } from '@swapt/shared/contract';
import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What a code does, as it is stored. */
export interface CodeBody {
  name: string;
  type: CodeType;
  /** Of a link; empty otherwise. */
  target: string;
  content: CodeContent;
  style: QrStyle;
  rules: readonly CodeRule[];
  starts_at: Date | null;
  expires_at: Date | null;
  scan_limit: number | null;
  password_hash: string | null;
  fallback: string | null;
  forward_query: readonly string[];
}

/** A code with its counters. Visitors are counted for the rows that are shown, never for a whole list. */
const withCounts = `select c.org_id, c.code_id, c.name, c.type, c.target, c.content, c.rules, c.slug, c.status, c.style, c.tags,
    c.held_at is not null as is_held,
    (select jsonb_build_object('picture_id', a.picture_id, 'target', a.target) from ai_pictures a where a.org_id = c.org_id and a.code_id = c.code_id and a.is_chosen) as picture,
    c.starts_at, c.expires_at, c.scan_limit, c.uses, c.password_hash is not null as has_password, c.fallback, c.forward_query, c.created_at, c.updated_at,
    (select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'channel', s.channel) order by s.slug), '[]') from slugs s
      where s.org_id = c.org_id and s.code_id = c.code_id and not s.is_one_time and s.slug <> c.slug) as aliases,
    case when c.type = 'file' then (select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'media', f.media, 'bytes', f.bytes)
      from files f where f.org_id = c.org_id and f.file_id = (c.content ->> 'file_id')::uuid) end as file,
    coalesce(k.scans, 0)::bigint as scans, coalesce(k.human_scans, 0)::bigint as human_scans, k.last_scan_at,
    (select jsonb_build_object('folder_id', f.folder_id, 'name', f.name) from folders f
      where f.org_id = c.org_id and f.folder_id = c.folder_id) as folder,
    (select jsonb_build_object('code_id', b.code_id, 'name', b.name) from codes b
      where b.org_id = c.org_id and b.code_id = c.base_code_id) as base,
    coalesce(k.visitors, 0)::bigint as unique_visitors`;
const joinCounters = 'left join code_counters k on k.org_id = c.org_id and k.code_id = c.code_id';

/** What follows is undone by `releaseTrial`. */
export const startTrial = (tx: Tx) => tx.query('savepoint trial');
export const releaseTrial = (tx: Tx) => tx.query('rollback to savepoint trial');

type Named = Pick<CodeRow, 'code_id' | 'name' | 'type' | 'slug' | 'status' | 'style'>;
export interface NewCode extends Partial<Omit<CodeBody, keyof Named>>, Named {
  created_at: Date;
  folder_id?: string | null;
  base_code_id?: string | null;
  tags?: readonly string[];
}

export const insertCodes = (tx: Tx, orgId: string, codes: readonly NewCode[]) =>
  tx.query(
    `insert into codes (org_id, code_id, name, type, target, content, rules, starts_at, expires_at, scan_limit, password_hash, fallback, forward_query,
       slug, status, style, folder_id, base_code_id, tags, created_at, updated_at)
     select $1, c.code_id, c.name, c.type, coalesce(c.target, ''), coalesce(c.content, '{}'), coalesce(c.rules, '[]'), c.starts_at, c.expires_at,
       c.scan_limit, c.password_hash, c.fallback, coalesce(c.forward_query, '{}'), c.slug, c.status, c.style, c.folder_id, c.base_code_id, coalesce(c.tags, '{}'), c.created_at, c.created_at
       from jsonb_to_recordset($2::jsonb) as c (code_id uuid, name text, type text, target text, content jsonb, rules jsonb, starts_at timestamptz,
         expires_at timestamptz, scan_limit integer, password_hash text, fallback text, forward_query text[], slug text, status text, style jsonb,
         folder_id uuid, base_code_id uuid, tags text[], created_at timestamptz)`,
    [orgId, JSON.stringify(codes)],
  );

export const selectCode = (tx: Tx, orgId: string, codeId: string) =>
  tx.query(`${withCounts} from codes c ${joinCounters} where c.org_id = $1 and c.code_id = $2`, [orgId, codeId]);

/** `picture` is the one that was chosen for it. */
export type CodeRow = RowOf<typeof selectCode>;

/** What is not there stays as it is. */
export interface CodeChange extends Partial<Omit<CodeBody, 'type'>> {
  status?: CodeStatus;
  tags?: string[];
}

const columnTypes = {
  name: 'text',
  target: 'text',
  content: 'jsonb',
  style: 'jsonb',
  rules: 'jsonb',
  starts_at: 'timestamptz',
  expires_at: 'timestamptz',
  scan_limit: 'integer',
  password_hash: 'text',
  fallback: 'text',
  forward_query: 'text[]',
  status: 'text',
  tags: 'text[]',
} as const satisfies Record<keyof CodeChange, string>;
type Changed = keyof typeof columnTypes;
const changeable = Object.keys(columnTypes) as Changed[];

const updateText = composed(
  'codes.update',
  (columns: readonly Changed[]) =>
    `update codes set ${['updated_at = $4', ...columns.map((column, n) => `${column} = $${n + 5}::${columnTypes[column]}`)].join(', ')} where org_id = $1 and code_id = $2 and status = any($3::text[]) returning code_id`,
  () => [[[]], [changeable], ...changeable.map((column) => [[column]] as const)],
);

/** Changes a code that is in one of the given states; an empty answer means that it is not, or does not exist. */
export function updateCode(
  tx: Tx,
  orgId: string,
  codeId: string,
  change: CodeChange,
  from: readonly CodeStatus[],
  now: Date,
): Promise<{ code_id: string }[]> {
  const columns = changeable.filter((column) => change[column] !== undefined);
  const values = columns.map((column) =>
    columnTypes[column] === 'jsonb' ? JSON.stringify(change[column]) : change[column],
  );
  return tx.query(updateText(columns), [orgId, codeId, from, now, ...values]);
}

/** The password of one code for others, without anybody seeing it. */
export const copyPassword = (tx: Tx, orgId: string, from: string, to: readonly string[]) =>
  tx.query(
    `update codes c set password_hash = f.password_hash from codes f
      where c.org_id = $1 and c.code_id = any($3::uuid[]) and f.org_id = $1 and f.code_id = $2`,
    [orgId, from, to],
  );

/** Codes in the order of the ids. */
export const selectCodes = (tx: Tx, orgId: string, codeIds: readonly string[]) =>
  tx.query(
    `${withCounts} from codes c ${joinCounters} where c.org_id = $1 and c.code_id = any($2::uuid[]) order by array_position($2::uuid[], c.code_id)`,
    [orgId, codeIds],
  );

export const selectNames = (tx: Tx, orgId: string) =>
  tx.query(`select code_id, name from codes where org_id = $1 and status <> 'deleted' order by lower(name), code_id`, [
    orgId,
  ]);

export const selectTags = (tx: Tx, orgId: string) =>
  tx.query(
    `select tag, count(*) as codes from codes cross join unnest(tags) as tag where org_id = $1 and status <> 'deleted' group by tag order by tag`,
    [orgId],
  );

/** Those of the ids that there are, in their order. */
export const selectExisting = (tx: Tx, orgId: string, codeIds: readonly string[]) =>
  tx.query('select code_id from codes where org_id = $1 and code_id = any($2::uuid[]) order by code_id', [
    orgId,
    codeIds,
  ]);
