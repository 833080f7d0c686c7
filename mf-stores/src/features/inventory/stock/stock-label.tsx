import type { Store } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { StatusLabel } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { UnsoldReason } from '../unsold-reason.js';
import type { StockRow } from './stock-rows.js';

/** What is special about the stock of a variant: that it is low or gone, or not sold at all. */
export function StockLabel({ row: { item, variant }, store }: { row: StockRow; store: Store }) {
  const label = labelOf(variant);
  return (
    <>
      {label && (
        <Flex wrap gap={space.xs} style={{ marginTop: space.xs }}>
          <StatusLabel {...label} />
        </Flex>
      )}
      {variant.waiting > 0 && <Note text={waitingText(variant)} />}
      <UnsoldReason status={item.status} />
      {!item.is_shown && <Note text={t('Hidden in this store')} />}
      {variant.price === null && <Note text={t('Not sold: it has no price in {currency}', store)} />}
    </>
  );
}

function labelOf({ sold_out_until, available, is_low }: StockRow['variant']) {
  if (sold_out_until) return { hue: 'danger', label: t('Sold out today') } as const;
  if (available === 0) return { hue: 'danger', label: t('Sold out') } as const;
  return is_low ? ({ hue: 'warning', label: t('Low') } as const) : undefined;
}

const waitingText = ({ waiting }: StockRow['variant']) =>
  t('{waiting, plural, one {One shopper waits for it} other {# shoppers wait for it}}', { waiting });

const Note = ({ text }: { text: string }) => (
  <Typography.Text type="secondary" style={{ display: 'block', fontSize: 13 }}>
    {text}
  </Typography.Text>
);
