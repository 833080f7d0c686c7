import { t } from '../text/index.js';
import { minorDigits } from './currencies.js';
import { formatMoney, moneyText } from './format-money.js';
import { memoized } from '../memoized.js';
import { moneyLimit, type Money } from './money.js';

export type ParsedMoney = { money: Money } | { problem: string };

interface Notation {
  decimal: string;
  group: string;
  digits: Map<string, string>;
}

const notationOf = memoized((locale: string): Notation => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const own = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = new Map(Array.from({ length: 10 }, (_, digit) => [own.format(digit), String(digit)]));
  return { decimal: sign('decimal') || '.', group: sign('group'), digits };
});

/** Spaces of all kinds, marks of direction, and the apostrophes of Switzerland: nobody means anything by them in a number. */
const silent = /[\s\p{Cf}'’]/gu;

/**
 * An amount that somebody typed in their own notation. It is never guessed: where a comma may be read as a point, or digits would be lost, the
 * problem says what to type instead.
 */
export function parseMoney(typed: string, currency: string, locale = 'en'): ParsedMoney {
  const digits = minorDigits(currency);
  const { decimal, group, digits: own } = notationOf(locale);
  const example = moneyText({ amount: 1250 * (digits === 0 ? 1 : 10 ** (digits - 2)), currency }, locale);
  const latin = Array.from(withoutSymbol(typed, currency, locale), (letter) => own.get(letter) ?? letter).join('');
  const text = latin.replace(silent, '').replace(/[−–]/, '-');
  if (!/^-?[\d.,٫٬]+$/.test(text) || !/\d/.test(text))
    return { problem: t('Type an amount in digits, for example {example}.', { example }) };

  const [whole = '', fraction = '', ...more] = text.replace('-', '').split(decimal);
  if (more.length > 0 || /\D/.test(fraction))
    return { problem: t('This is not one amount. Type it like {example}.', { example }) };
  if (!isGrouped(whole, group)) {
    return {
      problem:
        decimal === ','
          ? t('Type a comma before the smaller unit, for example {example}.', { example })
          : t('Type a point before the smaller unit, for example {example}.', { example }),
    };
  }
  if (fraction.length > digits && /[1-9]/.test(fraction.slice(digits))) {
    return {
      problem:
        digits === 0
          ? t('{currency} has no smaller unit. Type a whole amount, for example {example}.', { currency, example })
          : decimal === ','
            ? t('Type at most {digits} digits after the comma, for example {example}.', { digits, example })
            : t('Type at most {digits} digits after the point, for example {example}.', { digits, example }),
    };
  }
  const minor = `${whole.replace(/\D/g, '')}${fraction.slice(0, digits).padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '');
  if (minor.length > String(moneyLimit).length) {
    return { problem: t('The most is {most}.', { most: formatMoney({ amount: moneyLimit, currency }, locale) }) };
  }
  const amount = Number(minor);
  return { money: { amount: text.startsWith('-') && amount > 0 ? -amount : amount, currency } };
}

/** Only whole groups may stand between the separators, so that 12,50 is not read as 1250. India writes groups of two before the last one. */
function isGrouped(whole: string, group: string): boolean {
  if (/^\d*$/.test(whole)) return true;
  const separator = [group, '.', ',', '٬'].find((sign) => sign && whole.includes(sign)) ?? '';
  if (separator !== group) return false;
  const [first = '', ...rest] = whole.split(separator);
  const last = rest.at(-1) ?? '';
  return /^\d{1,3}$/.test(first) && /^\d{3}$/.test(last) && rest.every((piece) => /^\d{2,3}$/.test(piece));
}

/** How a currency is written beside a number. */
const signsOf = memoized((locale: string, currency: string): string[] =>
  (['symbol', 'narrowSymbol', 'code'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .find(({ type }) => type === 'currency')?.value ?? '',
  ),
);

/** Without the currency beside the number, as it stands in a text that was pasted. */
const withoutSymbol = (typed: string, currency: string, locale: string): string =>
  signsOf(locale, currency).reduce((text, sign) => (sign ? text.replace(sign, '') : text), typed);
