import { defaultQrStyle } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { scheduleDates } from '../../modules/campaigns/campaigns.jobs.js';
import { insertCampaign, setCodes, type CampaignFields } from '../../modules/campaigns/campaigns.sql.js';
import { insertCodes } from '../../modules/codes/codes.sql.js';
import { insertSlugs } from '../../modules/short-links/slugs.sql.js';
import { insertFolder, placeCode } from '../../modules/folders/folders.sql.js';
import { insertNote } from '../../modules/notes/notes.sql.js';
import { ensureScanPartition } from '../../scan-ingestion/ingest.sql.js';
import { insertScans } from '../../scan-ingestion/insert-scans.js';
import type { ScanRow } from '../../scan-ingestion/scan.js';
import { demoCampaigns, demoCodes, demoFolders, demoNotes } from './demo-content.js';
import { demoContentCodes } from './demo-content-codes.js';
import { demoShelfCodes } from './demo-shelf-codes.js';
import { insertPageViews } from './demo.sql.js';
import { demoScans } from './demo-scans.js';
import { seedAiPictures, type DemoPicture } from './seed-ai-pictures.js';
import { seedCustomers } from './seed-customers.js';
import { seedPages } from './seed-pages.js';
import type { DemoStore } from './seed-store.js';
import type { StoredPictures } from './store-pictures.js';

interface Shop {
  store: DemoStore;
  pictures: StoredPictures;
  aiPictures: readonly DemoPicture[];
  orgId: string;
  ownerId: string;
  now: Date;
}

const DAY_MS = 86_400_000;
const BATCH = 2_000;

/** Pages, codes with their scans, customers, folders and campaigns. */
export async function seedShop(tx: Tx, shop: Shop): Promise<void> {
  const pages = await seedPages(tx, shop);
  const ids = await seedCodes(tx, shop, pages);
  await seedContentCodes(tx, shop);
  await seedAiPictures(tx, shop, ids);
  const [pageId, codeId] = [pages.get('loyalty'), ids.get('harbour-card')];
  await insertPageViews(tx, shop.orgId);
  if (pageId && codeId) await seedCustomers(tx, { orgId: shop.orgId, pageId, codeId, now: shop.now });
  for (const { slug, text, days, isPublic = false } of demoNotes) {
    const at = daysFrom(shop.now, -days);
    const note = { org_id: shop.orgId, note_id: uuidv7(at), code_id: ids.get(slug) ?? '', text, is_public: isPublic };
    await insertNote(tx, { ...note, created_by: shop.ownerId, created_at: at });
  }
  for (const { name, slugs } of demoFolders) {
    const folderId = uuidv7();
    await insertFolder(tx, { org_id: shop.orgId, folder_id: folderId, name, created_at: shop.now });
    for (const slug of slugs) await placeCode(tx, shop.orgId, folderId, ids.get(slug) ?? '');
  }
  for (const { slugs, starts, ends, ...campaign } of demoCampaigns) {
    const [starts_at, ends_at] = [daysFrom(shop.now, starts), daysFrom(shop.now, ends)];
    const fields: CampaignFields = { ...campaign, starts_at, ends_at };
    const campaignId = uuidv7();
    await insertCampaign(tx, shop.orgId, campaignId, fields, daysFrom(shop.now, Math.min(starts - 3, -1)));
    await setCodes(
      tx,
      shop.orgId,
      campaignId,
      slugs.flatMap((slug) => ids.get(slug) ?? []),
    );
    const before: CampaignFields = { ...fields, state: 'draft' };
    await scheduleDates(tx, { orgId: shop.orgId, campaignId, before, after: fields, now: shop.now });
  }
}

async function seedCodes(
  tx: Tx,
  { orgId, pictures, now }: Shop,
  pages: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const scans: ScanRow[] = [];
  for (const code of demoCodes) {
    const created = daysFrom(now, -code.from - 1);
    const codeId = uuidv7(created);
    ids.set(code.slug, codeId);
    const pageId = pages.get(code.page);
    await insertSlugs(tx, orgId, [{ codeId, slug: code.slug }]);
    await insertCodes(tx, orgId, [
      {
        code_id: codeId,
        name: code.name,
        ...(pageId
          ? { type: 'page', content: { page_id: pageId } }
          : { type: 'link', target: `https://harbour-coffee.example/${code.page}` }),
        slug: code.slug,
        status: code.isPaused ? 'paused' : 'active',
        style: code.hasLogo ? { ...code.style, logo: { image_id: pictures.logo.image_id, size: 0.2 } } : code.style,
        tags: code.tags,
        created_at: created,
      },
    ]);
    scans.push(...demoScans(orgId, codeId, code, now));
  }
  await storeScans(tx, scans);
  return ids;
}

const CONTENT_CODE_DAYS = 24;

async function seedContentCodes(tx: Tx, { orgId, now, store }: Shop): Promise<void> {
  const created = daysFrom(now, -CONTENT_CODE_DAYS - 1);
  for (const { slug, perDay, ...code } of [...demoContentCodes, ...demoShelfCodes(store)]) {
    const codeId = uuidv7(created);
    await insertSlugs(tx, orgId, [{ codeId, slug }]);
    const fields = { code_id: codeId, slug, status: 'active', style: defaultQrStyle, created_at: created } as const;
    await insertCodes(tx, orgId, [{ ...code, ...fields }]);
    const scans = demoScans(orgId, codeId, { slug, perDay, from: CONTENT_CODE_DAYS, until: 0 }, now);
    const sides = code.rules?.flatMap(({ variants = [] }) => variants.map(({ name }) => name)) ?? [];
    await storeScans(
      tx,
      scans.map((scan) => ({ ...scan, variant: sideOf(sides, scan.visitor ?? '') })),
    );
  }
}

/** Each visitor always the same. */
const sideOf = (sides: readonly string[], visitor: string) => sides[visitor.charCodeAt(0) % sides.length] ?? '';

/** In the seed's own transaction, so that a start cut short leaves nothing half-made. */
async function storeScans(tx: Tx, scans: ScanRow[]): Promise<void> {
  const months = new Set(scans.map(({ at }) => `${at.toISOString().slice(0, 7)}-01`));
  for (const month of months) await ensureScanPartition(tx, month);
  for (let at = 0; at < scans.length; at += BATCH) await insertScans(tx, scans.slice(at, at + BATCH));
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
