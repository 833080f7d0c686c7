import jsQR from 'jsqr';
import sharp from 'sharp';

/** Reads the QR code of a picture (PNG or SVG) with a decoder that has no part in making it. */
export async function decode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture, { density: 144 })
    .flatten({ background: '#ffffff' })
    .resize({ width: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!found) throw new Error('The picture holds no readable QR code');
  return found.data;
}
