import type { DeskSession } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { formatDateTime } from '@swapt/shared/ui';
import { Descriptions } from 'antd';
import { Difference } from './difference.js';
import { tenderWords } from './tender-words.js';

/** What a desk took: an X report while it is open, a Z report once it is closed. */
export function DeskReport({ session }: { session: DeskSession }) {
  const { currency, counted, expected, moves, sums } = session;
  const money = (amount: number) => formatMoney({ amount, currency });
  const moved = (kind: 'in' | 'out') =>
    moves.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  const rows: readonly (readonly [key: string, label: string, value: React.ReactNode])[] = [
    ['opened', t('Opened'), [formatDateTime(session.opened_at), session.opened_by].filter(Boolean).join(', ')],
    ...(session.closed_at === null
      ? []
      : ([
          ['closed', t('Closed'), [formatDateTime(session.closed_at), session.closed_by].filter(Boolean).join(', ')],
        ] as const)),
    ['sales', t('Sales'), String(session.sales)],
    ['voided', t('Undone'), String(session.voided)],
    ...sums.map(
      ({ tender, in: taken, back }) =>
        [
          tender,
          tenderWords[tender],
          back > 0 ? t('{taken}, {back} given back', { taken: money(taken), back: money(back) }) : money(taken),
        ] as const,
    ),
    ['discounts', t('Discounts'), money(session.discounts)],
    ['tips', t('Tips'), money(session.tips)],
    ['tax', t('Tax'), money(session.tax)],
    ['rounding', t('Rounding'), money(session.rounding)],
    ['opening', t('In the drawer at first'), money(session.opening)],
    ['in', t('Put in'), money(moved('in'))],
    ['out', t('Taken out'), money(moved('out'))],
    ['expected', t('Should be in the drawer'), <strong key="expected">{money(expected)}</strong>],
    ...(counted === null
      ? []
      : ([
          ['counted', t('Counted'), <strong key="counted">{money(counted)}</strong>],
          ['difference', t('Difference'), <Difference key="d" {...{ expected, counted, currency }} />],
        ] as const)),
    ...(session.note ? ([['note', t('Note'), session.note]] as const) : []),
  ];
  return (
    <Descriptions
      column={1}
      size="small"
      bordered
      items={rows.map(([key, label, children]) => ({ key, label, children }))}
      styles={{ content: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } }}
    />
  );
}
