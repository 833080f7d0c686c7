import type { CodeStatus } from '@swapt/shared/values';
import type { Tx } from '../db/database.js';

export interface DirectoryRow {
  version: number;
  org_id: string;
  code_id: string;
  name: string;
  target: string;
  status: CodeStatus;
  org_name: string;
}

/** The one look-up of a short name. It starts at the directory, because an organization's tables may live elsewhere one day. */
export const selectSlug = (tx: Tx, slug: string) =>
  tx.query<DirectoryRow>(
    `select s.version, s.org_id, s.code_id, c.name, c.target, c.status, o.name as org_name
     from slugs s
     join codes c on c.org_id = s.org_id and c.code_id = s.code_id
     join organizations o on o.org_id = s.org_id
     where s.slug = $1`,
    [slug],
    'select-slug',
  );

export const selectChangedSlugs = (tx: Tx, version: number) =>
  tx.query<{ slug: string; version: number }>(
    'select slug, version from slugs where version > $1',
    [version],
    'select-changed-slugs',
  );

export const selectNewestVersion = (tx: Tx) =>
  tx.query<{ version: number }>('select coalesce(max(version), 0) as version from slugs');
