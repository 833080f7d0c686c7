import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { formatNumber, StatusLabel } from '@swapt/shared/ui';
import { Typography } from 'antd';
import { stockOfItem } from '../stock/stock-address.js';
import type { BriefItem } from '../inventory.queries.js';

interface Props {
  item: BriefItem;
}

export const VariantCount = ({ item: { variants } }: Props) =>
  variants > 1 ? (
    <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13 }}>
      {t('{count} variants', { count: formatNumber(variants) })}
    </Typography.Text>
  ) : null;

/** What is on hand of all its variants. None, and yet nothing is low: then nothing of it is counted. */
export const OnHand = ({ item }: Props) => (
  <Link to={stockOfItem(item)} style={{ whiteSpace: 'nowrap' }}>
    {item.on_hand === 0 && !item.is_low
      ? t('Not counted')
      : t('{count} on hand', { count: formatNumber(item.on_hand) })}
  </Link>
);

export const Sold = ({ item: { sold } }: Props) => (
  <span style={{ whiteSpace: 'nowrap' }}>{t('{count} sold', { count: formatNumber(sold) })}</span>
);

export const LowMark = ({ item }: Props) =>
  item.is_low ? <StatusLabel hue="warning" label={t('Low or sold out')} /> : null;
