import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { useIsNarrow } from '@swapt/shared/ui';
import { Flex, theme } from 'antd';
import type { CSSProperties } from 'react';
import type { Problems } from './check-variants.js';
import { OffButton } from './off-button.js';
import { MoneyCell, TextCell } from './variant-cells.js';
import type { VariantDraft, VariantRow } from './variant-rows.js';

interface Props {
  rows: readonly VariantRow[];
  /** A product without options has one variant, which nobody takes out. */
  isOnly: boolean;
  currency: string;
  problems: Problems;
  onChange: (row: VariantRow, change: Partial<VariantDraft>) => void;
  onLeave: (row: VariantRow, field: string) => void;
}

const moneyColumns = [
  { field: 'amount', label: t('Price'), width: 'auto' },
  { field: 'compare_at', label: t('Price before'), width: 'auto' },
  { field: 'cost', label: t('Cost'), width: 'auto' },
] as const;
const textColumns = [
  { field: 'sku', label: t('SKU'), width: 'auto' },
  { field: 'barcode', label: t('Barcode'), width: 140 },
  { field: 'net_content', label: t('Net content'), width: 106 },
] as const;

/** A table where there is room, else a card for each variant. */
export function VariantList(props: Props) {
  const isNarrow = useIsNarrow();
  if (props.isOnly || isNarrow) return <Cards {...props} />;
  return <Grid {...props} />;
}

function Grid({ rows, onChange, ...cells }: Props) {
  const { token } = theme.useToken();
  const cell: CSSProperties = { padding: `${space.xs}px ${space.xs}px`, textAlign: 'left', verticalAlign: 'top' };
  // A line of text stands level with what is typed beside it.
  const level = space.xs + (token.controlHeight - token.fontSize * token.lineHeight) / 2;
  const line = `1px solid ${token.colorBorderSecondary}`;
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ width: '100%', minWidth: 900, borderCollapse: 'collapse', tableLayout: 'fixed' }}>
        <thead>
          <tr style={{ color: token.colorTextSecondary }}>
            <th scope="col" style={{ ...cell, width: '16%' }}>
              {t('Variant')}
            </th>
            {[...moneyColumns, ...textColumns].map(({ field, label, width }) => (
              <th key={field} scope="col" style={{ ...cell, width }}>
                {label}
              </th>
            ))}
            <th scope="col" style={{ ...cell, width: 96 }}>
              <span className="visually-hidden">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} style={{ borderTop: line }}>
              <th scope="row" style={{ ...cell, paddingBlock: level, overflowWrap: 'anywhere', fontWeight: 500 }}>
                <RowName row={row} />
              </th>
              {row.isOff ? (
                <td
                  colSpan={moneyColumns.length + textColumns.length}
                  style={{ ...cell, paddingBlock: level, color: token.colorTextSecondary }}
                >
                  {t('Not sold')}
                </td>
              ) : (
                <>
                  {moneyColumns.map(({ field, label }) => (
                    <td key={field} style={cell}>
                      <MoneyCell {...{ row, field, label, onChange, ...cells }} isBare />
                    </td>
                  ))}
                  {textColumns.map(({ field, label }) => (
                    <td key={field} style={cell}>
                      <TextCell {...{ row, field, label, onChange, ...cells }} isBare />
                    </td>
                  ))}
                </>
              )}
              <td style={{ ...cell, textAlign: 'right' }}>
                <OffButton row={row} onChange={onChange} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ rows, isOnly, onChange, ...cells }: Props) {
  const { token } = theme.useToken();
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.md }}>
      {rows.map((row) => (
        <li
          key={row.key}
          style={isOnly ? undefined : { borderTop: `1px solid ${token.colorBorderSecondary}`, paddingTop: space.md }}
        >
          {!isOnly && (
            <Flex justify="space-between" align="center" gap={space.sm} style={{ marginBottom: space.sm }}>
              <strong style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <RowName row={row} />
              </strong>
              <OffButton row={row} onChange={onChange} />
            </Flex>
          )}
          {row.isOff ? (
            <span style={{ color: token.colorTextSecondary }}>{t('Not sold')}</span>
          ) : (
            <div
              style={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
                gap: space.sm,
              }}
            >
              {moneyColumns.map(({ field, label }) => (
                <MoneyCell key={field} {...{ row, field, label, onChange, ...cells }} />
              ))}
              {textColumns.map(({ field, label }) => (
                <TextCell key={field} {...{ row, field, label, onChange, ...cells }} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const RowName = ({ row: { label, isOff } }: { row: VariantRow }) => (isOff ? <s>{label}</s> : label);
