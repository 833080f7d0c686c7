import type { StockMode } from '@swapt/shared/values';

export { lockStore } from './store-items.sql.js';
export { isGone } from './stock-terms.js';

/** Stock, where there is any: what is not counted has no limit. */
export interface Counted {
  mode: StockMode;
  on_hand: number;
  reserved: number;
  safety: number;
  sold_out_until: Date | null;
}

/** How many shoppers can buy; null where they are not counted. */
export function availableOf({ mode, on_hand, reserved, safety, sold_out_until }: Counted, now: Date): number | null {
  if (sold_out_until !== null && sold_out_until > now) return 0;
  return mode === 'track' ? Math.max(0, on_hand - reserved - safety) : null;
}

/** What people call a variant of a product. */
export const variantName = (product: string, values: readonly string[]): string =>
  values.length > 0 ? `${product} (${values.join(', ')})` : product;
