import type { ListedProduct } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Typography } from 'antd';
import { t } from '@swapt/shared/text';

const shown = 2;

/** The prices of all variants, a range for each currency. */
export function PriceRange({ prices }: Pick<ListedProduct, 'prices'>) {
  if (prices.length === 0) return <Typography.Text type="secondary">{t('No price yet')}</Typography.Text>;
  const more = prices.length - shown;
  return (
    <>
      {prices.slice(0, shown).map((price) => (
        <div key={price.currency} style={{ whiteSpace: 'nowrap' }}>
          {rangeText(price)}
        </div>
      ))}
      {more > 0 && (
        <Typography.Text type="secondary" style={{ fontSize: 13 }}>
          {t('{more, plural, one {# more currency} other {# more currencies}}', { more })}
        </Typography.Text>
      )}
    </>
  );
}

export function rangeText({ currency, lowest, highest }: ListedProduct['prices'][number]): string {
  const from = formatMoney({ amount: lowest, currency });
  return lowest === highest ? from : t('{from} – {to}', { from, to: formatMoney({ amount: highest, currency }) });
}
