import { Alert, Button, Flex, Pagination, Table, Typography } from 'antd';
import { useState } from 'react';
import { space } from '../../tokens/index.js';
import { formatNumber } from '../format.js';
import type { ImportField, ImportRow } from './import-field.js';
import type { RowProblems } from './row-problems.js';
import type { Checked } from './use-import.js';
import { t } from '../../text/index.js';

interface Props<Name extends string, Outcome> {
  fields: readonly ImportField<Name>[];
  noun: { one: string; many: string };
  /** How many of them the rows make. */
  count: number;
  checked: Checked<Name, Outcome>;
  show: (row: ImportRow<Name>, outcome: Outcome | undefined) => Partial<Record<Name, string>>;
  isBusy: boolean;
  onCorrect: () => void;
  onColumns: () => void;
  onLeaveOut: () => void;
  onCreate: () => void;
}

interface Line<Name extends string> {
  line: number;
  cells: Partial<Record<Name, string>>;
  problems: RowProblems;
}

const countOf = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;
/** Rows of a page. */
const pageSize = 20;

const isBad = ({ problems }: { problems: RowProblems }) => Object.keys(problems).length > 0;

/** Each row as it would be made, those that need a correction first; and the button that makes them, once nothing is wrong. */
export function CheckStep<Name extends string, Outcome>(props: Props<Name, Outcome>) {
  const { fields, noun, count, checked, show, isBusy, onCorrect, onColumns, onLeaveOut, onCreate } = props;
  const { rows, outcome, problems } = checked;
  const [wanted, setWanted] = useState(1);
  const lines = rows.map(({ line, row }, index): Line<Name> => ({
    line,
    cells: show(row, outcome?.[index]),
    problems: problems?.get(index) ?? {},
  }));
  const isWrong = ({ name }: ImportField<Name>) => lines.some(({ problems: own }) => own[name] !== undefined);
  const filled = fields.filter((field) => isWrong(field) || lines.some(({ cells }) => cells[field.name] !== undefined));
  // What has to be corrected is in sight on a phone, too: it stands beside the first column.
  const [first, ...others] = filled;
  const shown = [...(first ? [first] : []), ...others.filter(isWrong), ...others.filter((field) => !isWrong(field))];
  const sorted = [...lines.filter(isBad), ...lines.filter((line) => !isBad(line))];
  // Rows that were left out may have taken the last page along.
  const page = Math.min(wanted, Math.max(1, Math.ceil(sorted.length / pageSize)));
  const bad = problems?.size ?? 0;
  const good = rows.length - bad;
  return (
    <Flex vertical gap={space.md}>
      {problems && (
        <Alert
          type="error"
          showIcon
          message={t('{bad, plural, one {# row needs} other {# rows need}} to be corrected', { bad })}
          description={t('We did not create any {many}. The rows are named below.', { many: noun.many })}
        />
      )}
      <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('Rows')}>
        <Table<Line<Name>>
          style={{ minWidth: 160 + shown.length * 120 }}
          size="small"
          rowKey="line"
          dataSource={sorted.slice((page - 1) * pageSize, page * pageSize)}
          pagination={false}
          columns={[
            { key: 'line', title: t('Row'), dataIndex: 'line', width: 64 },
            ...shown.map(({ name, label }) => ({
              key: name,
              title: label,
              render: (_: unknown, { cells, problems: own }: Line<Name>) => (
                <Cell text={cells[name] || '–'} problem={own[name]} />
              ),
            })),
          ]}
        />
      </div>
      <Pagination
        align="end"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={pageSize}
        total={sorted.length}
        onChange={setWanted}
      />
      <Flex wrap gap={space.sm}>
        {problems ? (
          <>
            <Button type="primary" onClick={onCorrect}>
              {t('Correct the list')}
            </Button>
            {good > 0 && (
              <Button loading={isBusy} onClick={onLeaveOut}>
                {t('Leave out {bad, plural, one {# row} other {# rows}}', { bad })}
              </Button>
            )}
          </>
        ) : (
          <Button type="primary" onClick={onCreate}>
            {t('Create {count}', { count: countOf(count, noun.one, noun.many) })}
          </Button>
        )}
        <Button onClick={onColumns}>{t('Back')}</Button>
      </Flex>
    </Flex>
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
