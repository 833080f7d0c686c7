import { localeOf } from '@swapt/shared/messages';
import type { Language, Texts } from '@swapt/shared/messages/words';
import type { StoreOfPage } from '@swapt/shared/public';
import { ledFields, toLedBy } from '@swapt/shared/public/led-by';
import { isColour, storeSheet } from '@swapt/shared/tokens';
import { loadedButtonColor, storeThemeDefaults } from '@swapt/shared/values';
import { inOpenStore, type OpenStore } from '../../modules/stores/stores.service.js';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import type { PublicReply } from '../public-page.js';
import { queryOf } from '../forms.js';
import { hoursInWords } from '../shop-hours.js';

export const storeAddress = (storeId: string) => `/store/${storeId}/`;

/** The store of an address with what else is read of it; nothing where shoppers may not see it. */
export const findInStore = <T>(
  services: Services,
  id: string,
  read: (tx: Tx, store: OpenStore) => T | Promise<T>,
): Promise<T | undefined> => orNothing(inOpenStore(services, id.toLowerCase(), read), 'store.not_found');

export const findStore = (services: Services, id: string) => findInStore(services, id, (_, store) => store);

export async function orNothing<T>(found: Promise<T>, code: AppError['code']): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === code) return undefined;
    throw error;
  }
}

/** What every page of a store says of it. `query`: of its address, which says what led to it. */
export function storeOfPage(
  store: OpenStore,
  now: Date,
  texts: Texts & { language: Language },
  query?: unknown,
): StoreOfPage {
  const led = toLedBy(queryOf(query, ledFields.code_id), queryOf(query, ledFields.page_id));
  const { store_id, name, status, pause_note: note, email, address, phone, hours, zone, closed_days: closed } = store;
  return {
    ...{ store_id, name, email, address, phone },
    closed: closedSoon(store, now, texts),
    ...(status === 'paused' && { paused: { note } }),
    ...((led.code_id ?? led.page_id) && { led }),
    ...(hours && { hours: hoursInWords({ zone, days: hours, closed }, now, texts) }),
  };
}

const mostClosed = 3;
const soonMs = 60 * 86_400_000;

/** The closed days that are near, in words. */
function closedSoon({ closed_days: closed }: OpenStore, now: Date, { language }: { language: Language }) {
  const dates = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const isNear = ({ from, to }: { from: string; to: string }) =>
    Date.parse(to) > now.getTime() - 86_400_000 && Date.parse(from) < now.getTime() + soonMs;
  return closed
    .filter(isNear)
    .sort((one, other) => one.from.localeCompare(other.from))
    .slice(0, mostClosed)
    .map(({ from, to, note }) => ({ days: dates.formatRange(new Date(from), new Date(to)), note }));
}

/** A page in the name and the colours of a store. */
export function storePage(
  services: Pick<Services, 'log'>,
  store: OpenStore,
): Pick<PublicReply, 'orgId' | 'style' | 'themeColour' | 'shop'> {
  const theme = themeOf(services, store);
  return {
    orgId: store.org_id,
    shop: { name: store.name, logo: store.logo?.url ?? '', website: storeAddress(store.store_id) },
    style: storeSheet(theme),
    themeColour: theme.headerColor,
  };
}

/** The colours of a store. One that cannot be read is told in the log, and the usual one stays; a button that was never given a colour is loud. */
function themeOf({ log }: Pick<Services, 'log'>, { theme, store_id }: OpenStore) {
  const colourOf = (name: keyof typeof storeThemeDefaults, unset: string) => {
    const colour = theme[name];
    if (colour === '') return unset;
    if (isColour(colour)) return colour;
    log.warn({ store: store_id, colour: name }, 'A colour of a store could not be read');
    return storeThemeDefaults[name];
  };
  return {
    headerColor: colourOf('headerColor', storeThemeDefaults.headerColor),
    iconColor: colourOf('iconColor', storeThemeDefaults.iconColor),
    buttonColor: colourOf('buttonColor', loadedButtonColor),
  };
}

/** There is no such store, or none that shoppers may see. */
export const noStore = (
  texts: Texts,
  screen: 'store' | 'cart' | 'storeItem' | 'checkout' | 'order' | 'myOrders',
): PublicReply => ({
  status: 404,
  title: texts.store('unknownTitle'),
  description: texts.store('unknownText'),
  data: { screen, kind: 'unknown' },
});
