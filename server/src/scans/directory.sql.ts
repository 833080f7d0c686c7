import type { CodeStatus } from '@swapt/shared/values';
import type { Tx } from '../db/database.js';

export interface DirectoryRow {
  slug: string;
  version: number;
  org_id: string;
  code_id: string;
  name: string;
  target: string;
  status: CodeStatus;
  is_one_time: boolean;
  org_name: string;
}

/** The one look-up of short names. It starts at the directory, because an organization's tables may live elsewhere one day. */
export const selectSlugs = (tx: Tx, slugs: readonly string[]) =>
  tx.query<DirectoryRow>(
    `select s.slug, s.version, s.org_id, s.code_id, c.name, c.target, c.status, s.is_one_time, o.name as org_name
     from slugs s
     join codes c on c.org_id = s.org_id and c.code_id = s.code_id
     join organizations o on o.org_id = s.org_id
     where s.slug = any($1::text[])`,
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
