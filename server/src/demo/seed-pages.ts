import type { PagePicture } from '@swapt/shared/contract';
import { pageLimits } from '@swapt/shared/values';
import sharp from 'sharp';
import type { Config } from '../config.js';
import type { Tx } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { storePicture } from '../modules/images/image-files.js';
import { insertImage } from '../modules/images/images.sql.js';
import { insertVersion } from '../modules/pages/page-versions.sql.js';
import { insertPage, insertPageName } from '../modules/pages/pages.sql.js';
import { demoPages } from './demo-pages.js';
import { demoPictures } from './demo-pictures.js';

interface Shop {
  config: Config;
  orgId: string;
  ownerId: string;
  now: Date;
}

const DAY_MS = 86_400_000;

/** Landing pages with their pictures, published; their ids by what the codes of the demo call them. */
export async function seedPages(tx: Tx, { config, orgId, ownerId, now }: Shop): Promise<Map<string, string>> {
  const picture = async (name: keyof typeof demoPictures) =>
    drawPicture(tx, { config, orgId, now }, demoPictures[name]);
  const pictures = {
    counter: await picture('counter'),
    flatWhite: await picture('flatWhite'),
    croissants: await picture('croissants'),
    beans: await picture('beans'),
  };
  const ids = new Map<string, string>();
  for (const { page, name, pageName, document } of demoPages(pictures, now)) {
    const made = new Date(now.getTime() - 20 * DAY_MS);
    const pageId = uuidv7(made);
    ids.set(page, pageId);
    await insertPage(tx, { orgId, pageId, name, draft: document, userId: ownerId, now: made });
    await insertPageName(tx, orgId, pageId, pageName);
    await insertVersion(tx, { orgId, pageId, userId: ownerId, now: made, most: pageLimits.versions });
  }
  return ids;
}

async function drawPicture(
  tx: Tx,
  { config, orgId, now }: Omit<Shop, 'ownerId'>,
  { svg, alt }: { svg: string; alt: string },
): Promise<PagePicture> {
  const imageId = uuidv7(now);
  const { data, info } = await sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer({ resolveWithObject: true });
  const { width, height, size: bytes } = info;
  await storePicture(config.dataDir, orgId, imageId, { data, width, height });
  await insertImage(tx, { org_id: orgId, image_id: imageId, name: alt, width, height, bytes, created_at: now });
  return { url: `/images/${orgId}/${imageId}`, alt, width, height };
}
