import { Checkbox, Flex, theme } from 'antd';
import { radius, space } from '../../tokens/index.js';
import type { DataListProps, KeySelection } from './data-list-types.js';
import { t } from '../../text/index.js';

type Props<Row> = Pick<DataListProps<Row>, 'columns' | 'rowKey' | 'rowName'> & {
  rows: Row[];
  selection?: KeySelection;
};

/** The rows on a phone: one card each, where a table would be cramped. */
export function DataListCards<Row>({ columns, rowKey, rowName, selection, rows }: Props<Row>) {
  const { token } = theme.useToken();
  const at = (place: 'head' | 'corner' | 'row' | 'foot') => columns.filter(({ onCard = 'row' }) => onCard === place);
  const hasTop = selection !== undefined || at('head').length + at('corner').length > 0;
  const toggle = (key: string, isOn: boolean) =>
    selection?.onChange(isOn ? [...selection.keys, key] : selection.keys.filter((other) => other !== key));

  return (
    <ul
      style={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space.sm,
      }}
    >
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          style={{
            padding: space.md,
            background: token.colorBgContainer,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: radius,
          }}
        >
          <Flex vertical gap={space.sm}>
            {hasTop && (
              <Flex justify="space-between" gap={space.sm}>
                <div style={{ minWidth: 0, flex: 1 }}>
                  {at('head').map((column) => (
                    <div key={column.key}>{column.render(row)}</div>
                  ))}
                </div>
                {/* Its middle is that of the first line beside it. */}
                <Flex flex="none" gap={space.xs} align="center" style={{ height: 32, marginTop: -5 }}>
                  {selection && (
                    <Checkbox
                      aria-label={t('Select {row}', { row: rowName(row) })}
                      checked={selection.keys.includes(rowKey(row))}
                      onChange={(event) => toggle(rowKey(row), event.target.checked)}
                    />
                  )}
                  {at('corner').map((column) => (
                    <span key={column.key}>{column.render(row)}</span>
                  ))}
                </Flex>
              </Flex>
            )}
            {at('row').map((column) => (
              <Flex key={column.key} justify="space-between" align="baseline" gap={space.md}>
                <span style={{ color: token.colorTextSecondary, flex: 'none' }}>{column.title}</span>
                <span style={{ minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>{column.render(row)}</span>
              </Flex>
            ))}
            {at('foot').map((column) => (
              <div key={column.key}>{column.render(row)}</div>
            ))}
          </Flex>
        </li>
      ))}
    </ul>
  );
}
