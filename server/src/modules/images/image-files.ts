import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../../http/app-error.js';

/** Where a picture lies on disk. Both ids are UUIDs, checked before. */
export function imageFile(dataDir: string, orgId: string, imageId: string): string {
  return join(imageFolder(dataDir, orgId), `${imageId}.webp`);
}

function imageFolder(dataDir: string, orgId: string): string {
  return join(dataDir, 'images', orgId);
}

/** Writes the file whole or not at all. */
export async function storeImage(file: string, data: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(`${file}.part`, data);
    await rename(`${file}.part`, file);
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    if (hasNoRoom(error)) throw new AppError('server.unavailable', 'There is no room left for pictures at the moment.');
    throw error;
  }
}

function hasNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code));
}

export async function removeImages(dataDir: string, orgId: string): Promise<void> {
  await rm(imageFolder(dataDir, orgId), { recursive: true, force: true });
}
