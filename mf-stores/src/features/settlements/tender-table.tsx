import type { TenderAmounts } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { useIsPhone } from '@swapt/shared/ui';
import { theme } from 'antd';
import { Fragment } from 'react';
import { Difference } from '../../entities/desks/difference.js';
import { tenderWords } from '../../entities/desks/tender-words.js';
import { tendersIn, totalOf } from './settlement-words.js';

interface Props {
  /** What the table is about, for those who do not see where it stands. */
  label: string;
  expected: TenderAmounts;
  counted: TenderAmounts;
  currency: string;
}

/** What money should come to and what was counted, by tender. A phone has the difference below. */
export function TenderTable({ label, expected, counted, currency }: Props) {
  const { token } = theme.useToken();
  const isPhone = useIsPhone();
  const money = (amount: number) => formatMoney({ amount, currency });
  const tenders = tendersIn(expected, counted);
  const cell = {
    padding: `${space.xs}px ${space.sm}px ${space.xs}px 0`,
    borderTop: `1px solid ${token.colorBorderSecondary}`,
  };
  const number = { ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
  const head = { ...number, borderTop: 0, fontWeight: 500, color: token.colorTextSecondary } as const;
  const line = (name: string, of: number, and: number) => {
    const isTotal = name === total;
    const difference = <Difference expected={of} counted={and} currency={currency} />;
    return (
      <Fragment key={name}>
        <tr style={isTotal ? { fontWeight: 600 } : undefined}>
          <th scope="row" style={{ ...cell, textAlign: 'left', fontWeight: 'inherit' }}>
            {name}
          </th>
          <td style={number}>{money(of)}</td>
          <td style={{ ...number, ...(isPhone && { paddingRight: 0 }) }}>{money(and)}</td>
          {!isPhone && <td style={{ ...number, paddingRight: 0 }}>{difference}</td>}
        </tr>
        {isPhone && (
          <tr>
            <td colSpan={3} style={{ paddingBottom: space.xs, textAlign: 'right' }}>
              {difference}
            </td>
          </tr>
        )}
      </Fragment>
    );
  };
  const total = t('Together');
  return (
    <div style={{ overflowX: 'auto' }}>
      <table aria-label={label} style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={{ ...head, textAlign: 'left' }}>
              {t('Paid with')}
            </th>
            <th scope="col" style={head}>
              {t('Expected')}
            </th>
            <th scope="col" style={{ ...head, ...(isPhone && { paddingRight: 0 }) }}>
              {t('Counted')}
            </th>
            {!isPhone && (
              <th scope="col" style={{ ...head, paddingRight: 0 }}>
                {t('Difference')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {tenders.map((tender) => line(tenderWords[tender], expected[tender], counted[tender]))}
          {tenders.length > 1 && line(total, totalOf(expected), totalOf(counted))}
        </tbody>
      </table>
    </div>
  );
}
