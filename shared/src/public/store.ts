import type { LedBy } from './led-by.js';
import type { ShopContact } from './shop.js';

/** The store whose page it is. */
export interface StoreOfPage {
  store_id: string;
  name: string;
  /** What shoppers read while it is paused; missing while it is open. */
  paused?: { note: string };
  email: string;
  address: string;
  phone: string;
  hours?: ShopContact['hours'];
  /** The closed days that are near, in words; `note` says why and may be empty. */
  closed: { days: string; note: string }[];
  /** What led to this page, for the links of it. */
  led?: LedBy;
}
