import type { Database } from '../../platform/db/database.js';
import { fileKey } from '../../modules/files/files.service.js';
import { imageKey } from '../../modules/images/images.service.js';
import { damageOf, releaseKey } from '../../modules/remotes/remotes.service.js';
import type { Storage } from '../../platform/storage/storage.js';
import { selectKeptReleases, selectUploaded } from './damaged-files.sql.js';
import type { Fault } from './doctor.sql.js';

/** Files that are not stored, or not as they were: uploads by their size, releases by their hashes. What they promise cannot be shown. */
export async function findDamagedFiles(db: Pick<Database, 'system'>, storage: Storage): Promise<Fault[]> {
  return [...(await damagedUploads(db, storage)), ...(await damagedReleases(db, storage))];
}

async function damagedUploads(db: Pick<Database, 'system'>, storage: Storage): Promise<Fault[]> {
  const sizes = new Map<string, number>();
  for (const area of ['images', 'files'] as const)
    for await (const { key, bytes } of storage.list(area)) sizes.set(key, bytes);
  return (await db.system(selectUploaded)).flatMap(({ kind, org_id: orgId, id, bytes }) => {
    const key = kind === 'picture' ? imageKey(orgId, id) : fileKey(orgId, id);
    const stored = sizes.get(key);
    if (stored === bytes) return [];
    const says = stored === undefined ? 'missing' : `${stored} bytes and not ${bytes}`;
    return [{ subject: key, says: `the file of this ${kind} is ${says}` }];
  });
}

async function damagedReleases(db: Pick<Database, 'system'>, storage: Storage): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { name, version, integrity } of await db.system(selectKeptReleases))
    for (const says of await damageOf(storage, { name, version, integrity }))
      faults.push({ subject: releaseKey(name, version), says: `${says}: publish this build again` });
  return faults;
}
