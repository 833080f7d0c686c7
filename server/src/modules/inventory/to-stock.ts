import type { Api } from '@swapt/shared/contract';
import type { StockMode } from '@swapt/shared/values';

export type Stock = Api['stores.modifyInventory']['out']['data'];

interface Row {
  mode: StockMode;
  on_hand: number;
  reserved: number;
  sold: number;
  safety: number;
  low_at: number | null;
  sold_out_until: Date | null;
}

/** Stock as the contract tells it: what is over is forgotten, and what shoppers can buy is worked out. */
export function toStock(row: Row, now: Date): Omit<Stock, 'store_id' | 'variant_id'> {
  const { mode, on_hand, reserved, sold, safety, low_at, sold_out_until } = row;
  const isOut = sold_out_until !== null && sold_out_until > now;
  const free = mode === 'track' ? Math.max(0, on_hand - reserved - safety) : null;
  const available = isOut ? 0 : free;
  return {
    ...{ mode, on_hand, reserved, available, sold, safety, low_at },
    is_low: available !== null && available <= (low_at ?? 0),
    sold_out_until: isOut ? sold_out_until.toISOString() : null,
  };
}
