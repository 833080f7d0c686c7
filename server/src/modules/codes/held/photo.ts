import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { imageFile } from '../../images/image-files.js';

const PIXELS = 320;

/** A picture as address books take it, small enough for any of them; nothing when it is not there. */
export async function readPhoto(
  dataDir: string,
  orgId: string,
  imageId: string | undefined,
): Promise<Buffer | undefined> {
  if (!imageId) return undefined;
  const stored = await readFile(imageFile(dataDir, orgId, imageId)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return (
    stored &&
    sharp(stored)
      .resize(PIXELS, PIXELS, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
  );
}
