import type { Config } from '../../platform/config/config.js';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { hasReserve } from '../../platform/storage/disk-reserve.js';
import { selectRoom, takeRoom, type RoomRow } from './room.sql.js';

const MB = 1_000_000;

export const mostRoom = ({ orgStorageMb, orgFiles }: Config): RoomRow => ({
  bytes: orgStorageMb * MB,
  files: orgFiles,
});

/** Before anything is computed or stored: whether there is room at all. What counts is the place that is taken with the row. */
export async function assertRoom({ config, db }: Services, orgId: string, bytes: number): Promise<void> {
  if (!(await hasReserve(config.dataDir, config.diskReserveMb * MB))) throw new AppError('upload.disk_low');
  const [used] = await db.org(orgId, (tx) => selectRoom(tx, orgId));
  const most = mostRoom(config);
  if (used && (used.bytes + bytes > most.bytes || used.files >= most.files)) throw noRoom(used, most);
}

/** Takes the room of a file, in the transaction that writes its row. */
export async function countUpload(tx: Tx, config: Config, orgId: string, bytes: number): Promise<void> {
  const most = mostRoom(config);
  if ((await takeRoom(tx, orgId, bytes, most)).length > 0) return;
  const [used] = await selectRoom(tx, orgId);
  throw noRoom(used ?? { bytes: 0, files: 0 }, most);
}

function noRoom(used: RoomRow, most: RoomRow): AppError {
  const mb = (bytes: number) => Math.ceil(bytes / MB).toLocaleString('en');
  const files = used.files.toLocaleString('en');
  return new AppError(
    'upload.no_room',
    `Your organization uses ${mb(used.bytes)} of ${mb(most.bytes)} MB in ${files} of ${most.files.toLocaleString('en')} files. Delete pictures and files that you no longer use, then try again.`,
  );
}
