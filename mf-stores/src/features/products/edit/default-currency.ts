import { currencyCodes, isCurrency } from '@swapt/shared/money';

const key = 'swapt.currency';

/** Regions whose money does not begin with their own two letters; the others without one of their own pay in euros. */
const others: Readonly<Record<string, string>> = {
  ...{ BG: 'EUR', LI: 'CHF', GL: 'DKK', FO: 'DKK', EC: 'USD', SV: 'USD', PR: 'USD', GU: 'USD', TL: 'USD' },
  ...{ IM: 'GBP', JE: 'GBP', GG: 'GBP', PS: 'ILS', CI: 'XOF', SN: 'XOF', CM: 'XAF', GA: 'XAF' },
};

/** The currency that prices begin with: the last one of this browser, else that of its region, else the euro. */
export function defaultCurrency(): string {
  const last = localStorage.getItem(key);
  if (last && isCurrency(last)) return last;
  const region = new Intl.Locale(navigator.language || 'en').maximize().region ?? '';
  return others[region] ?? currencyCodes.find((code) => code.startsWith(region)) ?? 'EUR';
}

export function rememberCurrency(currency: string): void {
  try {
    localStorage.setItem(key, currency);
  } catch {
    // Without room the next product begins with the currency of the region.
  }
}
