import type { Tx } from '../../platform/db/database.js';

/** Every row that promises a file: of an organization's picture or file by its id, of a remote's release by version and path. */
export const selectNamedFiles = (tx: Tx) =>
  tx.query(
    `select 'picture' as kind, org_id::text as owner, image_id::text as name from images
     union all select 'file', org_id::text, file_id::text from files
     union all select 'release', r.name, r.version || '/' || f.path
       from remote_releases r cross join lateral jsonb_object_keys(r.integrity) as f (path) where r.removed_at is null
     order by kind, owner, name`,
  );
