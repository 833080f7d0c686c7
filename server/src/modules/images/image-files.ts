import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureWidths } from '@swapt/shared/values';
import { AppError } from '../../http/app-error.js';
import { shrink, type Picture } from './re-encode.js';

/** Where a picture lies on disk, or its copy of a smaller width. Both ids are UUIDs, checked before. */
export function imageFile(dataDir: string, orgId: string, imageId: string, width?: number): string {
  return join(imageFolder(dataDir, orgId), `${imageId}${width === undefined ? '' : `-${width}`}.webp`);
}

function imageFolder(dataDir: string, orgId: string): string {
  return join(dataDir, 'images', orgId);
}

/** Writes the file whole or not at all. */
export async function storeFile(file: string, data: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(`${file}.part`, data);
    await rename(`${file}.part`, file);
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    if (hasNoRoom(error)) throw new AppError('server.unavailable', 'There is no room left for files at the moment.');
    throw error;
  }
}

/** Writes a picture with its smaller copies, all or none. */
export async function storePicture(dataDir: string, orgId: string, imageId: string, picture: Picture): Promise<void> {
  try {
    for (const width of pictureWidths.filter((small) => small < picture.width)) {
      await storeFile(imageFile(dataDir, orgId, imageId, width), await shrink(picture.data, width));
    }
    await storeFile(imageFile(dataDir, orgId, imageId), picture.data);
  } catch (error) {
    await removePicture(dataDir, orgId, imageId);
    throw error;
  }
}

export async function removePicture(dataDir: string, orgId: string, imageId: string): Promise<void> {
  for (const width of [undefined, ...pictureWidths]) {
    await rm(imageFile(dataDir, orgId, imageId, width), { force: true });
  }
}

function hasNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code));
}

export async function removeImages(dataDir: string, orgId: string): Promise<void> {
  await rm(imageFolder(dataDir, orgId), { recursive: true, force: true });
}
