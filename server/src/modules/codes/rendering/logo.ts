import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Prints sharp at 300 dpi up to a logo of 43 mm, on a code of some 20 cm. */
const LOGO_PIXELS = 512;

/** An uploaded picture as a square PNG data URL, transparent around it, or undefined when it is not there. */
export async function readLogo(dataDir: string, orgId: string, imageId: string): Promise<string | undefined> {
  const path = join(dataDir, 'images', orgId, `${imageId}.webp`);
  const stored = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!stored) return undefined;
  const png = await sharp(stored)
    .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The bytes of a data URL in base64. */
export const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
