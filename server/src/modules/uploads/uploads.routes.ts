import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { fileAddress } from '../codes/codes.service.js';
import { fileKey } from '../files/files.service.js';
import { removePicture } from '../images/images.service.js';
import { freeRoom, mostRoom, selectRoom } from '../stored-files/stored-files.service.js';
import { deleteUpload, selectUploads, selectUse } from './uploads.sql.js';

export const uploadsHandlers: Handlers<'uploads.list' | 'uploads.delete'> = {
  'uploads.list': async ({ tx, orgId, services }, input) => {
    const { page, pageSize, limit, offset } = paging(input);
    const rows = await selectUploads(tx, orgId, limit, offset);
    const [used] = await selectRoom(tx, orgId);
    const { bytes = 0, files = 0 } = used ?? {};
    const most = mostRoom(services.config);
    return {
      data: rows.map((row) => ({
        ...row,
        url: addressOf(orgId, row),
        created_at: row.created_at.toISOString(),
      })),
      room: { bytes, files, most_bytes: most.bytes, most_files: most.files },
      page,
      pageSize,
      total: files,
    };
  },

  // The row goes first: from then on nobody reads the file, and one that a crash leaves behind is collected.
  'uploads.delete': async ({ services: { db, storage, now }, orgId }, { upload_id: id }) => {
    // Across organizations, as an index is not used behind their walls; every statement names the organization.
    const gone = await db.system(async (tx) => {
      // Gone first: a code that is being saved with it holds its row until it can be seen here, or finds it missing.
      const [row] = await deleteUpload(tx, orgId, id);
      const [use] = await selectUse(tx, orgId, id, now());
      if (!row) throw new AppError('upload.not_found');
      if (use) throw new AppError('upload.in_use', `You still use it in ${use.says}. Remove it there first.`);
      await freeRoom(tx, orgId, row.bytes);
      return row;
    });
    await (gone.kind === 'picture' ? removePicture(storage, orgId, id) : storage.remove(fileKey(orgId, id)));
    return { data: { upload_id: id } };
  },
};

/** What is sold has no address of its own, nor has what the team alone sees. */
function addressOf(orgId: string, { kind, upload_id: id }: { kind: string; upload_id: string }): string | null {
  if (kind === 'sold' || kind === 'slip') return null;
  return kind === 'file' ? fileAddress(orgId, id) : `/images/${orgId}/${id}`;
}
