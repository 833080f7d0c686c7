import type { Language, Texts } from '@swapt/shared/messages/words';
import type { Shop } from '@swapt/shared/public';
import { readShop, type ShopRow } from '../modules/org/org.service.js';
import type { Services } from '../platform/services.js';
import type { PublicReply } from './public-page.js';
import { hoursInWords } from './shop-hours.js';

export interface ShopOfPage {
  shop: Shop;
  /** Of its pages; empty where it has none. */
  colour: string;
}

/** Whose page it is, and what of it the page shows. */
export async function shopOfPage(
  services: Services,
  { orgId, isDeadEnd }: Pick<PublicReply, 'orgId' | 'isDeadEnd'>,
  texts: Texts & { language: Language },
): Promise<ShopOfPage | undefined> {
  const row = orgId === undefined ? undefined : await readShop(services, orgId);
  if (!row) return undefined;
  const { name, logo, website, colour } = row;
  const privacy = `/${orgId}/privacy`;
  const contact = isDeadEnd && { contact: contactOf(row, services.now(), texts) };
  return { shop: { name, logo, website, privacy, ...contact }, colour };
}

const contactOf = ({ phone, hours }: ShopRow, now: Date, texts: Texts & { language: Language }) => ({
  phone,
  ...(hours && { hours: hoursInWords(hours, now, texts) }),
});
