import type { Tx } from '../../platform/db/database.js';

/** One change of a code's names at a time. */
export const lockCode = (tx: Tx, orgId: string, codeId: string) =>
  tx.query('select 1 from codes where org_id = $1 and code_id = $2 for update', [orgId, codeId]);

export const setChannel = (tx: Tx, orgId: string, slug: string, channel: string) =>
  tx.query('update slugs set channel = $3 where org_id = $1 and slug = $2', [orgId, slug, channel]);

/** Gives a name up, for good or until the organization takes it again. Caches are told at once; one that misses it reads the name again within a minute. */
export const freeAlias = (tx: Tx, orgId: string, { codeId, slug }: { codeId: string; slug: string }, now: Date) =>
  tx.query(
    `with gone as (
       update slugs set code_id = null, channel = '', freed_at = $4, version = nextval('slug_versions')
        where org_id = $1 and code_id = $2 and slug = $3 and not is_one_time returning slug
     ) select slug, pg_notify('slugs', slug) from gone`,
    [orgId, codeId, slug, now],
  );
