import { pageLimits } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { ImagesRow } from '../../platform/db/tables.gen.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { insertVersion } from '../../modules/pages/page-versions.sql.js';
import { insertPage, insertPageName } from '../../modules/pages/pages.sql.js';
import { demoPages, type StoreLinks } from './demo-pages.js';
import type { DemoStore } from './seed-store.js';
import { keepPicture, type StoredPictures } from './store-pictures.js';

interface Shop {
  store: DemoStore;
  pictures: StoredPictures;
  orgId: string;
  ownerId: string;
  now: Date;
}

const DAY_MS = 86_400_000;

/** Landing pages with their pictures, published; their ids by what the codes of the demo call them. */
export async function seedPages(
  tx: Tx,
  { store, pictures: stored, orgId, ownerId, now }: Shop,
): Promise<Map<string, string>> {
  const { counter, flatWhite, croissants, beans } = stored.pages;
  for (const row of [counter, flatWhite, croissants, beans]) await keepPicture(tx, row);
  const pictures = {
    counter: shown(counter),
    flatWhite: shown(flatWhite),
    croissants: shown(croissants),
    beans: shown(beans),
  };
  const ids = new Map<string, string>();
  for (const { page, name, pageName, document } of demoPages(pictures, linksTo(store), now)) {
    const made = new Date(now.getTime() - 20 * DAY_MS);
    const pageId = uuidv7(made);
    ids.set(page, pageId);
    await insertPage(tx, { orgId, pageId, name, draft: document, userId: ownerId, now: made });
    await insertPageName(tx, orgId, pageId, pageName);
    await insertVersion(tx, { orgId, pageId, userId: ownerId, now: made, most: pageLimits.versions });
  }
  return ids;
}

const linksTo = ({ address, itemIds }: DemoStore): StoreLinks => {
  const item = (name: string) => `${address}inventory/${itemIds.get(name) ?? ''}`;
  return {
    store: address,
    flatWhite: item('Flat white'),
    croissants: item('Butter croissant'),
    beans: item('House beans'),
  };
};

/** A stored picture as pages and products refer to it. */
export const shown = ({ org_id: orgId, image_id: imageId, name: alt, width, height }: ImagesRow) => ({
  url: `/images/${orgId}/${imageId}`,
  alt,
  width,
  height,
});
