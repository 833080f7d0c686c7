import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { StatusLabel } from '@swapt/shared/ui';

interface Props {
  expected: number;
  counted: number;
  currency: string;
}

/** What a drawer has more or less than it should, in words and in a colour. */
export function Difference({ expected, counted, currency }: Props) {
  const by = formatMoney({ amount: Math.abs(counted - expected), currency });
  if (counted === expected) return <StatusLabel hue="success" label={t('It is exact')} />;
  if (counted < expected) return <StatusLabel hue="danger" label={t('{by} too little', { by })} />;
  return <StatusLabel hue="warning" label={t('{by} too much', { by })} />;
}
