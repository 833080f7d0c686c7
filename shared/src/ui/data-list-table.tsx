import { Table } from 'antd';
import type { DataListProps } from './data-list-types.js';

type Props<Row> = Pick<DataListProps<Row>, 'columns' | 'rowKey' | 'rowName' | 'selection'> & { rows: Row[] };

/** The rows on a wide screen. */
export function DataListTable<Row extends object>({ columns, rowKey, rowName, selection, rows }: Props<Row>) {
  return (
    <Table<Row>
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      scroll={{ x: 'max-content' }}
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
          onChange: selection.onChange,
          getCheckboxProps: (row) => labelled(`Select ${rowName(row)}`),
          columnTitle: (box) => <span title="Select all on this page">{box}</span>,
        }
      }
    />
  );
}

const labelled = (label: string) => ({ title: label, 'aria-label': label });
