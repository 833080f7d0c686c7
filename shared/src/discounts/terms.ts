import type { DiscountKind, DiscountState } from '../values/index.js';

/** A discount as it meets one cart. */
export interface Terms {
  discount_id: string;
  state: DiscountState;
  kind: DiscountKind;
  percent_bps: number | null;
  /** Whole minor units of the currency, as the minimum. */
  amount: number | null;
  buy_units: number | null;
  free_units: number | null;
  /** Null where nothing of it is an amount. */
  currency: string | null;
  minimum: number | null;
  /** Null: every store of the organization. */
  store_id: string | null;
  /** Null: all products; otherwise those of the cart that it is for. */
  product_ids: readonly string[] | null;
  combines: boolean;
  limit_total: number | null;
  used: number;
  reserved: number;
  limit_each: number | null;
  /** How often the buyer has used it; 0 while nobody knows who that is. */
  uses: number;
  /** A promo lock opens it, and it is not open for the buyer. */
  is_locked: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
}

export interface CartLine {
  product_id: string;
  quantity: number;
  /** Of one unit with its add-ons, in whole minor units. */
  each: number;
}

export interface Cart {
  store_id: string;
  currency: string;
  lines: readonly CartLine[];
  /** What the delivery costs; null where nothing is delivered, or nobody knows yet. */
  delivery: number | null;
  now: Date;
}

export const isFor = ({ product_ids: ids }: Terms, { product_id }: CartLine): boolean =>
  ids === null || ids.includes(product_id);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
