import { Table } from 'antd';
import type { DataListProps, KeySelection } from './data-list-types.js';

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
            getCheckboxProps: (row) => labelled(`Select ${rowName(row)}`),
            columnTitle: (box) => <span title="Select all on this page">{box}</span>,
          }
        }
      />
    </div>
  );
}

const labelled = (label: string) => ({ title: label, 'aria-label': label });
