import type { Tx } from '../../platform/db/database.js';
import type { ImagesRow } from '../../platform/db/tables.gen.js';

export const insertImage = (tx: Tx, image: ImagesRow) =>
  tx.query(
    'insert into images (org_id, image_id, name, width, height, bytes, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [image.org_id, image.image_id, image.name, image.width, image.height, image.bytes, image.created_at],
  );
