import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
    throw error;
  }
}

export async function removeImages(dataDir: string, orgId: string): Promise<void> {
  await rm(imageFolder(dataDir, orgId), { recursive: true, force: true });
}
