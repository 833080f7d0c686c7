import type { Api, Discount } from '@swapt/shared/contract';
import { normalCode } from '@swapt/shared/values';
import type { DiscountFacts, DiscountRow } from './discounts.sql.js';

export type Change = Api['discounts.update']['in']['data'];
type Gives = Discount['gives'];

/** A discount before anything is said of it. */
export const nothing: DiscountFacts = {
  ...{
    name: '',
    store_id: null,
    code: null,
    lock_id: null,
    kind: 'shipping',
    percent_bps: null,
    amount: null,
    buy_units: null,
  },
  ...{ free_units: null, currency: null, minimum: null, is_for_all: true, combines: true },
  ...{ limit_total: null, limit_each: null, starts_at: null, ends_at: null },
};

/** The facts after a change; what it leaves out stays. */
export function changed(before: DiscountFacts, change: Change): DiscountFacts {
  const { name, code, gives, starts_at, ends_at, product_ids: _, catalog_ids: __, ...others } = change;
  return {
    ...before,
    ...others,
    ...(name !== undefined && { name: name.trim() }),
    ...(code !== undefined && { code: code === null ? null : normalCode(code) }),
    ...(gives !== undefined && factsOf(gives)),
    ...(starts_at !== undefined && { starts_at: asDate(starts_at) }),
    ...(ends_at !== undefined && { ends_at: asDate(ends_at) }),
  };
}

const asDate = (text: string | null) => (text === null ? null : new Date(text));

const factsOf = (gives: Gives) => ({
  kind: gives.kind,
  percent_bps: gives.kind === 'percent' ? gives.percent_bps : null,
  amount: gives.kind === 'amount' ? gives.amount : null,
  buy_units: gives.kind === 'bxgy' ? gives.buy_units : null,
  free_units: gives.kind === 'bxgy' ? gives.free_units : null,
});

/** The table sees to it that a kind has its own values. */
function givesOf({ kind, percent_bps, amount, buy_units, free_units }: DiscountRow): Gives {
  if (kind === 'percent') return { kind, percent_bps: percent_bps ?? 0 };
  if (kind === 'amount') return { kind, amount: amount ?? 0 };
  if (kind === 'bxgy') return { kind, buy_units: buy_units ?? 0, free_units: free_units ?? 0 };
  return { kind };
}

export function toDiscount(row: DiscountRow): Discount {
  const { kind: _, percent_bps: _bps, amount: _amount, buy_units: _buy, free_units: _free, ...rest } = row;
  return {
    ...rest,
    gives: givesOf(row),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
