import type { Tx } from '../../platform/db/database.js';

/** Every row that promises a picture or a file of an organization, by its id, with its size. */
export const selectUploaded = (tx: Tx) =>
  tx.query(
    `select 'picture' as kind, org_id, image_id as id, bytes from images
     union all select 'file', org_id, file_id, bytes from files order by kind, org_id, id`,
  );

/** The releases of remotes whose files are kept. */
export const selectKeptReleases = (tx: Tx) =>
  tx.query('select name, version, integrity from remote_releases where removed_at is null order by name, version');
