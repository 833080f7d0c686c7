import { isCurrency, parseMoney } from '@swapt/shared/money';
import { tableDecimals } from '@swapt/shared/values';
import type { ImportedVariant } from './imported-product.js';
import type { Notation, PlacedRow, Say } from './read-table.js';

type Price = ImportedVariant['prices'][number];

/** The price in a row; nothing where there is none, or one that cannot be read. */
export function readPrice(row: PlacedRow, notation: Notation, say: Say): Price | undefined {
  const { index, cell } = row;
  if (cell('price') === '') {
    if (cell('compare_at') !== '' || cell('cost') !== '') say(index, 'price', 'Give the price, too.');
    return undefined;
  }
  const currency = currencyOf(row, notation, say);
  if (currency === undefined) return undefined;
  const locale = tableDecimals[notation.decimal ?? 'point'];
  const amountOf = (column: 'price' | 'compare_at' | 'cost') => {
    if (cell(column) === '') return null;
    const read = parseMoney(cell(column), currency, locale);
    if ('money' in read && read.money.amount >= 0) return read.money.amount;
    say(index, column, 'money' in read ? 'An amount cannot be below zero.' : read.problem);
    return undefined;
  };
  const [amount, before, cost] = [amountOf('price'), amountOf('compare_at'), amountOf('cost')];
  if (amount === undefined || amount === null || before === undefined || cost === undefined) return undefined;
  if (before !== null && before <= amount) {
    say(index, 'compare_at', 'The price before must be above the price. Leave it empty if there is none.');
  }
  return { currency, amount, compare_at: before, cost };
}

function currencyOf({ index, cell }: PlacedRow, notation: Notation, say: Say): string | undefined {
  const own = cell('currency').toUpperCase();
  const currency = own === '' ? notation.currency : own;
  if (currency === undefined) say(index, 'currency', 'Which currency is the price in? Write EUR, for example.');
  else if (!isCurrency(currency))
    say(index, 'currency', 'We do not know this currency. Write its three letters, for example EUR.');
  else return currency;
  return undefined;
}
