import sharp from 'sharp';
import { refuseInTransaction } from '../../platform/db/transaction.js';
import type { Storage } from '../../platform/storage/storage.js';
import { imageKey } from '../images/images.service.js';

/** Prints sharp at 300 dpi up to a logo of 43 mm, on a code of some 20 cm. */
const LOGO_PIXELS = 512;

/** An uploaded picture as a square PNG data URL, transparent around it, or undefined when it is not there. */
export async function readLogo(storage: Storage, orgId: string, imageId: string): Promise<string | undefined> {
  const stored = await storage.get(imageKey(orgId, imageId));
  if (!stored) return undefined;
  refuseInTransaction('drawing');
  const png = await sharp(stored)
    .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The bytes of a data URL in base64. */
export const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
