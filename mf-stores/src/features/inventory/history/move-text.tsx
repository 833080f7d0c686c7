import type { Api } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import { Typography } from 'antd';

type Move = Api['stores.moves']['out']['data'][number];

/** What changed, by how many, and why. */
export function MoveText({ move }: { move: Move }) {
  const { change, note } = move;
  return (
    <>
      <span style={{ fontWeight: 600 }}>{wordsOf(move)}</span>
      {change !== 0 && <span style={{ fontVariantNumeric: 'tabular-nums' }}> {signed(change)}</span>}
      {note && <Typography.Text style={{ display: 'block' }}>{note}</Typography.Text>}
    </>
  );
}

/** With a sign before it, as long as a digit is wide. */
const signed = (units: number) => `${units > 0 ? '+' : '−'}${formatNumber(Math.abs(units))}`;

function wordsOf({ kind, change, sold, other_store: other }: Move): string {
  const store = other ?? t('another store');
  switch (kind) {
    case 'receive':
      return t('Received');
    case 'count':
      return change === 0 ? t('Counted, as it should be') : t('Counted');
    case 'adjust':
      return t('Adjusted');
    case 'transfer':
      return change < 0 ? t('Moved to {store}', { store }) : t('Came from {store}', { store });
    case 'sale':
      return t('Sold in this store');
    case 'return':
      return t('Returned');
    case 'sold_outside':
      return sold < 0
        ? t('{count} came back from elsewhere', { count: formatNumber(-sold) })
        : t('{count} sold elsewhere', { count: formatNumber(sold) });
  }
}
