import { currencyCodes, isCurrency } from '@swapt/shared/money';
import { useKept } from '@swapt/shared/ui';

/** Regions whose money does not begin with their own two letters; the others without one of their own pay in euros. */
const others: Readonly<Record<string, string>> = {
  ...{ BG: 'EUR', LI: 'CHF', GL: 'DKK', FO: 'DKK', EC: 'USD', SV: 'USD', PR: 'USD', GU: 'USD', TL: 'USD' },
  ...{ IM: 'GBP', JE: 'GBP', GG: 'GBP', PS: 'ILS', CI: 'XOF', SN: 'XOF', CM: 'XAF', GA: 'XAF' },
};

/** The currency that prices begin with: the last one this person chose in this browser, else that of its region, else the euro. */
export function useDefaultCurrency(): [string, (currency: string) => void] {
  const [last, keep] = useKept('currency', '');
  return [isCurrency(last) ? last : ofRegion(), keep];
}

function ofRegion(): string {
  const region = new Intl.Locale(navigator.language || 'en').maximize().region ?? '';
  return others[region] ?? currencyCodes.find((code) => code.startsWith(region)) ?? 'EUR';
}
