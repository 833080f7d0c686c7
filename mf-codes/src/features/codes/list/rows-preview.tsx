import type { Code } from '@swapt/shared/contract';
import { Table, Typography } from 'antd';
import type { CloneRow, RowProblems } from './clone-list.js';
import type { Made } from './clone-result.js';
import { withoutScheme } from '../../parts/short-address.js';

interface Props {
  code: Code;
  rows: CloneRow[];
  plan?: Made;
  problems?: Map<number, RowProblems>;
}

interface Line extends CloneRow {
  row: number;
  target: string;
  url: string;
  problems: RowProblems;
}

/** Each row as it would be made; rows that need a correction come first. */
export function ClonePreview({ code, rows, plan, problems }: Props) {
  const lines = rows.map((row, index): Line => ({
    ...row,
    row: index + 1,
    target: plan?.[index]?.target ?? (row.target || code.target),
    url: plan?.[index]?.url ?? row.slug ?? '',
    problems: problems?.get(index) ?? {},
  }));
  const isBad = (line: Line) => Object.keys(line.problems).length > 0;
  return (
    <div style={{ overflowX: 'auto' }}>
      <Table<Line>
        style={{ minWidth: 600 }}
        size="small"
        rowKey="row"
        dataSource={[...lines.filter(isBad), ...lines.filter((line) => !isBad(line))]}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { key: 'row', title: 'Row', dataIndex: 'row', width: 64 },
          {
            key: 'name',
            title: 'Name',
            render: (_, { name, problems: { name: problem } }) => <Cell text={name || 'No name'} problem={problem} />,
          },
          {
            key: 'target',
            title: 'Leads to',
            render: (_, { target, problems: { target: problem } }) => (
              <Cell text={withoutScheme(target)} problem={problem} />
            ),
          },
          {
            key: 'slug',
            title: 'Short address',
            render: (_, { url, problems: { slug: problem } }) => (
              <Cell text={withoutScheme(url) || 'We choose one'} problem={problem} />
            ),
          },
        ]}
      />
    </div>
  );
}

function Cell({ text, problem }: { text: string; problem: string | undefined }) {
  return (
    <div style={{ overflowWrap: 'anywhere', minWidth: 96 }}>
      {text}
      {problem && (
        <div>
          <Typography.Text type="danger">{problem}</Typography.Text>
        </div>
      )}
    </div>
  );
}
