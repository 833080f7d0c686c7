import type { Store } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import type { StockRow } from './stock-rows.js';

type Variant = StockRow['variant'];

export const onHandText = ({ mode, on_hand }: Pick<Variant, 'mode' | 'on_hand'>) =>
  mode === 'free' ? t('Not counted') : formatNumber(on_hand);

/** Of what is not counted shoppers can buy any number. */
export const availableText = ({ available }: Pick<Variant, 'available'>) =>
  available === null ? t('Any number') : formatNumber(available);

export const priceText = ({ price: amount }: Pick<Variant, 'price'>, { currency }: Pick<Store, 'currency'>) =>
  amount === null ? '–' : formatMoney({ amount, currency });

/** How many that are left are few; nobody is told where it is not said. */
export const lowText = ({ low_at: lowAt }: Pick<Variant, 'low_at'>) => (lowAt === null ? '–' : formatNumber(lowAt));
