import { Table } from 'antd';
import type { DataListProps, KeySelection } from './data-list-types.js';
import { t } from '../../text/index.js';

type Props<Row> = Pick<DataListProps<Row>, 'columns' | 'rowKey' | 'rowName'> & {
  rows: Row[];
  selection?: KeySelection;
};

/** The rows on a wide screen. */
export function DataListTable<Row extends object>({ columns, rowKey, rowName, selection, rows }: Props<Row>) {
  // antd's own horizontal scrolling puts a second header into the page whose check box the keyboard still reaches.
  return (
    <div style={{ overflowX: 'auto' }}>
      <Table<Row>
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
        style={{ minWidth: leastWidth(columns) }}
        columns={columns.map(({ key, title, render, width, align }) => ({
          key,
          title,
          width,
          align,
          render: (_: unknown, row: Row) => render(row),
        }))}
        rowSelection={
          selection && {
            selectedRowKeys: [...selection.keys],
            onChange: (keys) => selection.onChange(keys.map(String)),
            getCheckboxProps: (row) => labelled(t('Select {row}', { row: rowName(row) })),
            columnTitle: (box) => <span title={t('Select all on this page')}>{box}</span>,
          }
        }
      />
    </div>
  );
}

/** With columns beside the usual ones the table scrolls sideways before its words are squeezed. */
const leastWidth = <Row,>(columns: DataListProps<Row>['columns']) =>
  columns.some(({ isExtra }) => isExtra)
    ? columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 260), 48)
    : undefined;

const labelled = (label: string) => ({ title: label, 'aria-label': label });
