import { Table, Typography } from 'antd';
import { withoutScheme } from '../../parts/short-address.js';
import type { RowProblems } from './row-problems.js';

/** A row as it would be made; a text that is empty has a word in its place. */
interface PreviewLine {
  name: string;
  target: string;
  url: string;
  tags?: string;
  folder?: string;
}

interface Props {
  lines: readonly PreviewLine[];
  problems: Map<number, RowProblems> | undefined;
  /** Whether tags and folder are a part of the list. */
  hasPlace?: boolean;
}

type Column = [field: string, title: string, text: (line: PreviewLine) => string];

const columns: Column[] = [
  ['name', 'Name', ({ name }) => name || 'No name'],
  ['target', 'Leads to', ({ target }) => withoutScheme(target)],
  ['slug', 'Short address', ({ url }) => withoutScheme(url) || 'We choose one'],
];
const placeColumns: Column[] = [
  ['tags', 'Tags', ({ tags }) => tags || '–'],
  ['folder', 'Folder', ({ folder }) => folder || '–'],
];

interface Line extends PreviewLine {
  row: number;
  problems: RowProblems;
}

/** Each row as it would be made; rows that need a correction come first. */
export function RowsPreview({ lines, problems, hasPlace = false }: Props) {
  const all = lines.map((line, index): Line => ({ ...line, row: index + 1, problems: problems?.get(index) ?? {} }));
  const isBad = (line: Line) => Object.keys(line.problems).length > 0;
  return (
    <div style={{ overflowX: 'auto' }}>
      <Table<Line>
        style={{ minWidth: hasPlace ? 760 : 600 }}
        size="small"
        rowKey="row"
        dataSource={[...all.filter(isBad), ...all.filter((line) => !isBad(line))]}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { key: 'row', title: 'Row', dataIndex: 'row', width: 64 },
          ...[...columns, ...(hasPlace ? placeColumns : [])].map(([field, title, text]) => ({
            key: field,
            title,
            render: (_: unknown, line: Line) => <Cell text={text(line)} problem={line.problems[field]} />,
          })),
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
