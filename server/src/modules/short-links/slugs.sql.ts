import type { Tx } from '../../platform/db/database.js';

/**
 * Takes short names for codes; those that are not in the answer are somebody’s, or were. A name that the organization gave up itself is taken again.
 * In order, so that two lists wait for each other in one direction.
 */
export const insertSlugs = (tx: Tx, orgId: string, requests: readonly { codeId: string; slug: string }[]) =>
  tx.query(
    `insert into slugs (slug, org_id, code_id, version)
     select w.slug, $1, w.code_id, nextval('slug_versions') from unnest($2::text[], $3::uuid[]) as w (slug, code_id) order by w.slug
     on conflict (slug) do update set code_id = excluded.code_id, version = excluded.version, is_one_time = false, channel = '', freed_at = null
       where slugs.freed_at is not null and slugs.org_id = excluded.org_id
     returning slug, code_id`,
    [orgId, requests.map(({ slug }) => slug), requests.map(({ codeId }) => codeId)],
  );

/** Tells the caches of redirects, in this and other processes, that short names lead somewhere else now. Sent when the transaction commits. */
export const announceSlugs = (tx: Tx, orgId: string, codeIds: readonly string[]) =>
  tx.query(
    `with changed as (
       update slugs set version = nextval('slug_versions') where org_id = $1 and code_id = any($2::uuid[]) and not is_one_time returning slug
     ) select pg_notify('slugs', slug) from changed`,
    [orgId, codeIds],
  );
