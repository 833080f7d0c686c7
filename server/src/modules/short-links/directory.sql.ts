import type { CodeContent, CodeRule } from '@swapt/shared/contract';
import type { CodeStatus, CodeType } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';

/** A name that was given up: nothing else is known of it. */
export interface FreedRow {
  slug: string;
  version: number;
  code_id: null;
  is_one_time: boolean;
}

export interface DirectoryRow {
  slug: string;
  version: number;
  org_id: string;
  code_id: string;
  name: string;
  type: CodeType;
  target: string;
  content: CodeContent;
  rules: CodeRule[];
  starts_at: Date | null;
  expires_at: Date | null;
  scan_limit: number | null;
  has_password: boolean;
  fallback: string | null;
  status: CodeStatus;
  channel: string;
  is_one_time: boolean;
  org_name: string;
}

/** The status of a code `c` for who scans it: one that the operator stopped looks paused, whatever its owner says. */
export const shownStatus = "case when c.held_at is not null and c.status <> 'deleted' then 'paused' else c.status end";

/** The one look-up of short names. It starts at the directory, because an organization's tables may live elsewhere one day. */
export const selectSlugs = (tx: Tx, slugs: readonly string[]) =>
  tx.query<DirectoryRow | FreedRow>(
    `select s.slug, s.version, s.org_id, s.code_id, s.channel, s.is_one_time, c.name, c.type, c.target, c.content, c.rules, c.starts_at, c.expires_at,
       c.scan_limit, c.password_hash is not null as has_password, c.fallback, ${shownStatus} as status, o.name as org_name
     from slugs s
     left join codes c on c.org_id = s.org_id and c.code_id = s.code_id
     left join organizations o on o.org_id = s.org_id
     where s.slug = any($1::text[]) and (c.code_id is not null or s.freed_at is not null)`,
    [slugs],
    'select-slugs',
  );

export const selectChangedSlugs = (tx: Tx, version: number) =>
  tx.query<{ slug: string; version: number }>(
    'select slug, version from slugs where version > $1',
    [version],
    'select-changed-slugs',
  );

export const selectNewestVersion = (tx: Tx) =>
  tx.query<{ version: number }>('select coalesce(max(version), 0) as version from slugs');

/** How many people have scanned a code, as far as it is counted. */
export const selectHumanScans = (tx: Tx, orgId: string, codeId: string) =>
  tx.query<{ human_scans: number }>(
    'select human_scans from code_counters where org_id = $1 and code_id = $2',
    [orgId, codeId],
    'select-human-scans',
  );
