import sharp from 'sharp';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { ImagesRow } from '../../platform/db/tables.gen.js';
import { insertImage } from '../../modules/images/images.sql.js';
import { takeRoom } from '../../modules/stored-files/room.sql.js';
import { storePicture } from '../../modules/images/image-files.js';
import type { Storage } from '../../platform/storage/storage.js';
import { demoLogo, demoStoreLogo } from './demo-content.js';
import { demoPictures } from './demo-pictures.js';
import { productPictures } from './pictures/product-pictures.js';

/** The pictures of the demo, stored and not yet known to anybody. */
export interface StoredPictures {
  logo: ImagesRow;
  storeLogo: ImagesRow;
  pages: Record<keyof typeof demoPictures, ImagesRow>;
  products: ReadonlyMap<string, ImagesRow>;
}

export async function storeDemoPictures(storage: Storage, orgId: string, now: Date): Promise<StoredPictures> {
  const store = async (svg: string, name: string): Promise<ImagesRow> => {
    // The usual effort takes twice as long, for a fifteenth less: the first start waits for it.
    const drawn = sharp(Buffer.from(svg)).webp(name === 'logo' ? { lossless: true } : { quality: 88, effort: 2 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const { width, height, size: bytes } = info;
    const imageId = uuidv7(now);
    await storePicture(storage, orgId, imageId, { data, width, height });
    return { org_id: orgId, image_id: imageId, name, width, height, bytes, created_at: now };
  };
  const page = ({ svg, alt }: { svg: string; alt: string }) => store(svg, alt);
  const products = Object.entries(productPictures).map(async ([name, picture]) => [name, await page(picture)] as const);
  return {
    products: new Map(await Promise.all(products)),
    logo: await store(demoLogo, 'logo'),
    storeLogo: await store(demoStoreLogo, 'logo'),
    pages: {
      counter: await page(demoPictures.counter),
      flatWhite: await page(demoPictures.flatWhite),
      croissants: await page(demoPictures.croissants),
      beans: await page(demoPictures.beans),
    },
  };
}

/** Makes a stored picture known. */
export async function keepPicture(tx: Tx, row: ImagesRow): Promise<void> {
  await insertImage(tx, row);
  await takeRoom(tx, row.org_id, row.bytes, { bytes: Number.MAX_SAFE_INTEGER, files: 2 ** 31 - 1 });
}
