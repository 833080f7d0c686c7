import { uuidv7 } from '../../platform/db/uuid.js';
import type { FilesRow } from '../../platform/db/tables.gen.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { assertRoom, countUpload } from '../stored-files/stored-files.service.js';
import { fileKey } from './file-key.js';
import { insertFile } from './files.sql.js';

const MOST_BYTES = 20 * 1024 * 1024;

/** The bytes of an upload, where there may be room for them. */
export async function readUpload(services: Services, orgId: string, base64: string): Promise<Buffer> {
  const upload = Buffer.from(base64, 'base64');
  if (upload.length > MOST_BYTES) throw new AppError('file.too_large', 'A file can have at most 20 MB.');
  await assertRoom(services, orgId, 0);
  return upload;
}

type NewFile = Pick<FilesRow, 'name' | 'media'> & { data: Buffer; use?: 'sold' | 'slip' };

/** Keeps a file and counts it to the room of its organization; refused, nothing of it is kept. */
export async function storeFile(services: Services, orgId: string, { name, media, data, use }: NewFile) {
  const now = services.now();
  const fileId = uuidv7(now);
  const key = fileKey(orgId, fileId);
  await services.storage.put(key, data);
  const row = { file_id: fileId, name: name.trim(), media, bytes: data.length };
  try {
    await services.db.org(orgId, async (tx) => {
      await countUpload(tx, services.config, orgId, row.bytes);
      await insertFile(tx, {
        org_id: orgId,
        ...row,
        is_sold: use === 'sold',
        is_slip: use === 'slip',
        created_at: now,
      });
    });
  } catch (error) {
    await services.storage.remove(key);
    throw error;
  }
  return row;
}
