import { parseMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { formatNumber, isLonger, tooLong } from '@swapt/shared/ui';
import type { TypedMoney } from '@swapt/shared/ui/money-field';
import { isNetContent, netContentMaxLength, productLimits } from '@swapt/shared/values';
import { combinationsOf, mostListed, type OptionDraft, type PriceDraft, type VariantRow } from './variant-rows.js';

/** What is wrong with a field of the matrix, by the key of its row and its name: "sku", "EUR.amount". */
export type Problems = Readonly<Record<string, string>>;

export const cellOf = (row: Pick<VariantRow, 'key'>, field: string): string => `${row.key} ${field}`;
/** The currency of a cell of a price. */
export const currencyOfCell = (cell: string): string | undefined => / ([A-Z]{3})\.\w+$/.exec(cell)?.[1];

/** What the fields of the rows that are sold say that cannot be saved. */
export function problemsOf(rows: readonly VariantRow[]): Problems {
  const found: Record<string, string> = {};
  const skus = new Set<string>();
  for (const row of rows) {
    if (row.isOff) continue;
    const say = (field: string, sentence: string | undefined) => {
      if (sentence) found[cellOf(row, field)] = sentence;
    };
    const sku = row.sku.trim().toLowerCase();
    if (sku !== '' && skus.has(sku)) say('sku', t('Another variant of this product already has this SKU.'));
    skus.add(sku);
    say('sku', lengthProblem(row.sku, productLimits.sku));
    say('barcode', barcodeProblem(row.barcode));
    say('net_content', netContentProblem(row.net_content.trim()));
    for (const [currency, price] of Object.entries(row.prices)) {
      for (const [field, sentence] of Object.entries(priceProblems(price, currency)))
        say(`${currency}.${field}`, sentence);
    }
  }
  return found;
}

const lengthProblem = (typed: string, max: number): string | undefined =>
  isLonger(typed.trim(), max) ? tooLong(max) : undefined;

function barcodeProblem(typed: string): string | undefined {
  if (!/^[0-9A-Za-z -]*$/.test(typed)) return t('Use digits and letters only.');
  return lengthProblem(typed, productLimits.barcode);
}

function netContentProblem(typed: string): string | undefined {
  if (typed !== '' && !isNetContent(typed))
    return t('Write an amount and its unit, such as 250 g, 0.75 l or 6 × 330 ml.');
  return lengthProblem(typed, netContentMaxLength);
}

function priceProblems(
  { amount, compare_at: before, cost }: PriceDraft,
  currency: string,
): Record<string, string | undefined> {
  const price = moneyProblem(amount, currency);
  const [now, was] = [amountOf(amount), amountOf(before)];
  const isNoSaving = now !== undefined && was !== undefined && was <= now;
  return {
    amount: price ?? (amount === null && (before ?? cost) !== null ? t('Type the price as well.') : undefined),
    compare_at:
      moneyProblem(before, currency) ??
      (isNoSaving ? t('This must be above the price. Leave it empty if there was none.') : undefined),
    cost: moneyProblem(cost, currency),
  };
}

const amountOf = (value: TypedMoney): number | undefined =>
  typeof value === 'object' && value !== null ? value.amount : undefined;

function moneyProblem(value: TypedMoney, currency: string): string | undefined {
  if (typeof value === 'string') {
    const parsed = parseMoney(value, currency, navigator.language || 'en');
    return 'problem' in parsed ? parsed.problem : undefined;
  }
  return value && value.amount < 0 ? t('This cannot be below zero.') : undefined;
}

/** Why the options cannot make the variants of a product, or that none is left. */
export function countProblem(options: readonly OptionDraft[], rows: readonly VariantRow[]): string | undefined {
  const combinations = combinationsOf(options);
  const sold = rows.filter(({ isOff }) => !isOff).length;
  const count = combinations > mostListed && sold === 0 ? combinations : sold;
  if (count > productLimits.variants) {
    return t(
      'These options make {count} variants. A product can have at most {most}. Remove some, or make several products of it.',
      { count: formatNumber(count), most: productLimits.variants },
    );
  }
  return sold === 0 ? t('Keep at least one variant.') : undefined;
}
