import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.js';
import { imageKey } from '../images/images.service.js';

const PIXELS = 320;

/** A picture as address books take it, small enough for any of them; nothing when it is not there. */
export async function readPhoto(
  storage: Storage,
  orgId: string,
  imageId: string | undefined,
): Promise<Buffer | undefined> {
  if (!imageId) return undefined;
  const stored = await storage.get(imageKey(orgId, imageId));
  return (
    stored &&
    sharp(stored)
      .resize(PIXELS, PIXELS, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
  );
}
