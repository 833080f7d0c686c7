import type { Database } from '../../platform/db/database.js';
import { fileKey } from '../../modules/files/files.service.js';
import { imageKey } from '../../modules/images/images.service.js';
import { releaseKey } from '../../modules/remotes/remotes.service.js';
import { areas, type Storage } from '../../platform/storage/storage.js';
import type { Fault } from './doctor.sql.js';
import { selectNamedFiles } from './lost-files.sql.js';

/** Rows whose file is not stored: what they promise cannot be shown. */
export async function findLostFiles(db: Pick<Database, 'system'>, storage: Storage): Promise<Fault[]> {
  const rows = await db.system(selectNamedFiles);
  const stored = new Set<string>();
  for (const area of areas) for await (const { key } of storage.list(area)) stored.add(key);
  return rows
    .map(({ kind, owner, name }) => ({ key: keyOf[kind](owner, name), kind }))
    .filter(({ key }) => !stored.has(key))
    .map(({ key, kind }) => ({ subject: key, says: `the file of this ${kind} is missing` }));
}

const keyOf = {
  picture: (owner: string, name: string) => imageKey(owner, name),
  file: fileKey,
  release: releaseKey,
};
