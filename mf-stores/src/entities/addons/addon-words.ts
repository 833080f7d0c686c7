import type { AddOn } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';

export const priceText = ({ price }: Pick<AddOn, 'price'>): string =>
  price.amount === 0 ? t('Free') : formatMoney(price);

export const mostText = ({ most }: Pick<AddOn, 'most'>): string => t('At most {most} per item', { most });

/** What an add-on is for, in words. */
export function itemsText({ items }: Pick<AddOn, 'items'>): string {
  if (items === null) return t('For all products');
  const [first] = items;
  if (!first) return t('For no product any more');
  if (items.length === 1) return t('For {name}', { name: first.name });
  return t('For {count} products', { count: items.length });
}
