import type { OrgInput } from '@swapt/shared/client';
import type { Discount } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import { moneyText, parseMoney } from '@swapt/shared/money';
import type { TypedMoney } from '@swapt/shared/ui/money-field';
import type { DiscountKind } from '@swapt/shared/values';

interface Choice {
  value: string;
  label: string;
}

/** What the form of a discount is filled with. Moments are in ISO 8601. */
export interface DiscountValues {
  name: string;
  by: 'code' | 'lock' | 'itself';
  code: string;
  /** A promo lock; undefined where none is chosen yet. */
  lock_id: string | undefined;
  kind: DiscountKind;
  percent: number | null;
  amount: TypedMoney;
  buy_units: number | null;
  free_units: number | null;
  /** Empty: all stores. */
  store_id: string;
  currency: string;
  minimum: TypedMoney;
  from: 'all' | 'chosen';
  product_ids: Choice[];
  catalog_ids: Choice[];
  combines: boolean;
  limit_total: number | null;
  limit_each: number | null;
  starts_at: string | null;
  ends_at: string | null;
}

export const discountFields = [
  ...([
    'name',
    'by',
    'code',
    'lock_id',
    'kind',
    'percent',
    'amount',
    'buy_units',
    'free_units',
    'store_id',
    'currency',
  ] as const),
  ...(['minimum', 'from', 'product_ids', 'catalog_ids', 'combines', 'limit_total', 'limit_each'] as const),
  ...(['starts_at', 'ends_at'] as const),
];

type Facts = Required<Omit<OrgInput<'discounts.create'>, 'org_id'>>;

export const newDiscount = (currency: string): DiscountValues => ({
  ...{
    name: '',
    by: 'code',
    code: '',
    lock_id: undefined,
    kind: 'percent',
    percent: null,
    amount: null,
    buy_units: 2,
    free_units: 1,
  },
  ...{ store_id: '', currency, minimum: null, from: 'all', product_ids: [], catalog_ids: [], combines: false },
  ...{ limit_total: null, limit_each: null, starts_at: null, ends_at: null },
});

/** A saved discount as the form holds it; `currency` is that of who has none yet. */
export function toValues(discount: Discount, currency: string): DiscountValues {
  const { gives, code, minimum, is_for_all, products, catalogs } = discount;
  const own = discount.currency ?? currency;
  const { name, store_id, combines, limit_total, limit_each, starts_at, ends_at } = discount;
  return {
    ...newDiscount(own),
    ...{ name, combines, limit_total, limit_each, starts_at, ends_at, kind: gives.kind },
    ...{ by: byOf(discount), code: code ?? '', lock_id: discount.lock_id ?? undefined, store_id: store_id ?? '' },
    ...(gives.kind === 'percent' && { percent: gives.percent_bps / 100 }),
    ...(gives.kind === 'amount' && { amount: { amount: gives.amount, currency: own } }),
    ...(gives.kind === 'bxgy' && { buy_units: gives.buy_units, free_units: gives.free_units }),
    minimum: minimum === null ? null : { amount: minimum, currency: own },
    from: is_for_all ? 'all' : 'chosen',
    product_ids: products.map(({ product_id, name: label }) => ({ value: product_id, label })),
    catalog_ids: catalogs.map(({ catalog_id, name: label }) => ({ value: catalog_id, label })),
  };
}

const byOf = ({ code, lock_id: lockId }: Discount): DiscountValues['by'] =>
  code === null ? (lockId === null ? 'itself' : 'lock') : 'code';

/** As the API wants it; the rules of the form have let nothing else through. */
export function toFacts(values: DiscountValues): Facts {
  const { name, by, code, lock_id, store_id, currency, minimum, from, product_ids, catalog_ids } = values;
  const { combines, limit_total, limit_each, starts_at, ends_at } = values;
  const least = amountOf(minimum, currency);
  const needsCurrency = values.kind === 'amount' || least !== null;
  return {
    ...{ name: name.trim(), combines, limit_total, limit_each, starts_at, ends_at, gives: givesOf(values) },
    code: by === 'code' ? code.trim() : null,
    lock_id: by === 'lock' ? (lock_id ?? null) : null,
    store_id: store_id || null,
    currency: needsCurrency ? currency : null,
    minimum: least,
    is_for_all: from === 'all',
    product_ids: from === 'all' ? [] : product_ids.map(({ value }) => value),
    catalog_ids: from === 'all' ? [] : catalog_ids.map(({ value }) => value),
  };
}

function givesOf({ kind, percent, amount, currency, buy_units, free_units }: DiscountValues): Facts['gives'] {
  if (kind === 'percent') return { kind, percent_bps: Math.round((percent ?? 0) * 100) };
  if (kind === 'amount') return { kind, amount: amountOf(amount, currency) ?? 0 };
  if (kind === 'bxgy') return { kind, buy_units: buy_units ?? 1, free_units: free_units ?? 1 };
  return { kind };
}

/** In minor units of the currency that was chosen, also where that was changed after the amount was typed. */
function amountOf(typed: TypedMoney, currency: string): number | null {
  if (typed === null) return null;
  if (typeof typed !== 'string' && typed.currency === currency) return typed.amount;
  const parsed = parseMoney(asText(typed), currency, navigator.language);
  return 'money' in parsed ? parsed.money.amount : null;
}

const asText = (typed: NonNullable<TypedMoney>) =>
  typeof typed === 'string' ? typed : moneyText(typed, navigator.language);

/** An amount as it was typed, to be read in another currency. */
export const typedAgain = (typed: TypedMoney): TypedMoney => (typed === null ? null : asText(typed));

/** What was changed, so that what somebody else changes of the rest meanwhile stays. Products and catalogs are changed together. */
export function changesOf(before: Facts, after: Facts): Partial<Facts> {
  const changed = Object.entries(after).filter(([field, value]) => !isSame(value, before[field as keyof Facts]));
  const isScope = changed.some(([field]) => ['is_for_all', 'product_ids', 'catalog_ids'].includes(field));
  const { is_for_all, product_ids, catalog_ids } = after;
  return {
    ...(Object.fromEntries(changed) as Partial<Facts>),
    ...(isScope && { is_for_all, product_ids, catalog_ids }),
  };
}
