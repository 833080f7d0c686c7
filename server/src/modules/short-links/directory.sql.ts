import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** The status of a code `c` for who scans it: one that the operator stopped looks paused, whatever its owner says. */
export const shownStatus = "case when c.held_at is not null and c.status <> 'deleted' then 'paused' else c.status end";

/** The one look-up of short names. It starts at the directory, because an organization's tables may live elsewhere one day. */
export const selectSlugs = (tx: Tx, slugs: readonly string[]) =>
  tx.query(
    `select s.slug, s.version, s.org_id, s.code_id, s.channel, s.is_one_time, c.name, c.type, c.target, c.content, c.rules, c.starts_at, c.expires_at,
       c.scan_limit, c.password_hash is not null as has_password, c.fallback, c.forward_query, ${shownStatus} as status,
       c.held_at is not null as is_suspended, o.shown_name as org_name, o.visitor_mode
     from slugs s
     left join codes c on c.org_id = s.org_id and c.code_id = s.code_id
     left join organizations o on o.org_id = s.org_id
     where s.slug = any($1::text[]) and (c.code_id is not null or s.freed_at is not null)`,
    [slugs],
    'select-slugs',
  );

/**
 * How names are spelled that stand in the directory in other letters, where only one code has them so. However many spellings somebody makes, few are
 * read.
 */
export const selectSpellings = (tx: Tx, names: readonly string[]) =>
  tx.query(
    `select w.name, min(s.slug) as slug
     from unnest($1::text[]) as w (name) cross join lateral (
       select slug, code_id from slugs where lower(slug collate "C") = w.name and code_id is not null and not is_one_time limit 10
     ) s
     group by w.name having count(*) < 10 and count(distinct s.code_id) = 1`,
    [names],
    'select-spellings',
  );

export type SlugRow = RowOf<typeof selectSlugs>;

type OfCode =
  | 'code_id'
  | 'name'
  | 'type'
  | 'target'
  | 'content'
  | 'rules'
  | 'forward_query'
  | 'status'
  | 'org_name'
  | 'visitor_mode';
/** A name that leads to a code. */
export type DirectoryRow = SlugRow & { [Name in OfCode]: NonNullable<SlugRow[Name]> };

/** Of a name that was given up nothing else is known; the others have a code, and what a code has. */
export const leadsToCode = (row: SlugRow): row is DirectoryRow => row.code_id !== null;

export const selectChangedSlugs = (tx: Tx, version: number) =>
  tx.query('select slug, version from slugs where version > $1', [version], 'select-changed-slugs');

export const selectNewestVersion = (tx: Tx) => tx.query('select coalesce(max(version), 0) as version from slugs');

/** How many people have scanned a code, as far as it is counted. */
export const selectHumanScans = (tx: Tx, orgId: string, codeId: string) =>
  tx.query(
    'select human_scans from code_counters where org_id = $1 and code_id = $2',
    [orgId, codeId],
    'select-human-scans',
  );
