import sharp from 'sharp';
import { refuseInTransaction } from '../../platform/db/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';

/** Fits every use on a screen or in print; larger pictures are made smaller. */
const LONGEST_SIDE = 2_048;
const MOST_PIXELS = 40_000_000;

// One picture at a time, and none kept: memory stays the same however many arrive together.
sharp.cache(false);
let turn: Promise<unknown> = Promise.resolve();

export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** A new WebP file made from the pixels of a picture. Nothing else of the upload is kept: no metadata, no place, no hidden second file. */
export function reEncode(file: Buffer): Promise<Picture> {
  refuseInTransaction('image work');
  const mine = turn.then(() => encode(file));
  turn = mine.catch(() => undefined);
  return mine;
}

/** A copy of a picture of ours that is as wide as told, for small screens. */
export function shrink(picture: Buffer, width: number): Promise<Buffer> {
  refuseInTransaction('image work');
  const mine = turn.then(() => sharp(picture).resize(width).webp({ quality: 82 }).toBuffer());
  turn = mine.catch(() => undefined);
  return mine;
}

async function encode(file: Buffer): Promise<Picture> {
  const isDrawing = refuseOther(file);
  const reader = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  try {
    const { data, info } = await reader
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, lossless: isDrawing })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Error && /exceeds pixel limit/i.test(error.message)) {
      throw new AppError('image.too_large', 'A picture can have at most 40 megapixels. Make it smaller and try again.');
    }
    throw new AppError('image.unreadable', 'The file is damaged or cut off. Save the picture again as PNG or JPEG.');
  }
}

/** Whether the file is a PNG or GIF, which are mostly drawings and logos. Only these kinds are ever given to the decoder. */
function refuseOther(file: Buffer): boolean {
  const start = file.subarray(0, 12).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n') || start.startsWith('GIF8')) return true;
  if (start.startsWith('\xff\xd8\xff') || (start.startsWith('RIFF') && start.endsWith('WEBP'))) return false;
  const isSvg = /<svg[\s>]/i.test(file.subarray(0, 4_096).toString('utf8'));
  throw new AppError(
    'image.unreadable',
    isSvg
      ? 'SVG files can contain scripts. Save the picture as PNG and upload that.'
      : 'Upload a PNG, JPEG, WebP or GIF.',
  );
}
