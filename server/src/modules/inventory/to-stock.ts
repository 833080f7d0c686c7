import type { Api } from '@swapt/shared/contract';
import { availableOf, type Counted } from './inventory.service.js';

export type Stock = Api['stores.modifyInventory']['out']['data'];

interface Row extends Counted {
  sold: number;
  low_at: number | null;
}

/** Stock as the contract tells it: what is over is forgotten, and what shoppers can buy is worked out. */
export function toStock(row: Row, now: Date): Omit<Stock, 'store_id' | 'variant_id'> {
  const { mode, on_hand, reserved, sold, safety, low_at, sold_out_until } = row;
  const available = availableOf(row, now);
  return {
    ...{ mode, on_hand, reserved, available, sold, safety, low_at },
    is_low: available !== null && available <= (low_at ?? 0),
    sold_out_until: sold_out_until !== null && sold_out_until > now ? sold_out_until.toISOString() : null,
  };
}
