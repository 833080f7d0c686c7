import { Button, Flex, Progress, Select, Typography } from 'antd';
import type { ReactNode } from 'react';
import { space } from '../../tokens/index.js';
import { formatNumber } from '../format.js';
import type { ImportColumn, ImportField } from './import-field.js';
import type { ReadTable } from './read-table.js';
import { t } from '../../text/index.js';

interface Props<Name extends string> {
  fields: readonly ImportField<Name>[];
  columns: readonly ImportColumn<Name>[];
  table: ReadTable | undefined;
  /** What else is said of the whole table. */
  settings: ReactNode;
  isBusy: boolean;
  /** How many rows are checked, where it takes long enough to be told. */
  checking: number | undefined;
  onChoose: (index: number, field: Name | undefined) => void;
  onBack: () => void;
  onNext: () => void;
}

/** What each column of the table becomes, with an example of what stands in it. */
export function ColumnsStep<Name extends string>(props: Props<Name>) {
  const { fields, columns, table, settings, isBusy, checking, onChoose, onBack, onNext } = props;
  const options = [
    ...fields.map(({ name, label, isRequired }) => ({
      value: name,
      label: isRequired ? t('{label} (needed)', { label }) : label,
    })),
    { value: '' as const, label: t('Do not import') },
  ];
  const rows = table?.lines.length ?? 0;
  return (
    <Flex vertical gap={space.lg}>
      <Typography.Text type="secondary">
        {t('{rows, plural, one {# row} other {# rows}}', { rows })}
        {table?.delimiter && t(', separated by {delimiter}', { delimiter: table.delimiter })}
        {table?.titles.length
          ? t('. We matched the columns by their titles.')
          : t('. The list has no titles, so we matched the columns by their order.')}
      </Typography.Text>
      <div
        role="group"
        aria-label={t('What each column contains')}
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          gap: space.md,
        }}
      >
        {columns.map(({ title, sample, field }, index) => (
          <div key={index} style={{ minWidth: 0 }}>
            <Typography.Text ellipsis strong>
              {title}
            </Typography.Text>
            <Select<Name | ''>
              aria-label={t('Column {title} contains', { title })}
              value={field ?? ''}
              options={options}
              onChange={(next) => onChoose(index, next === '' ? undefined : next)}
              style={{ width: '100%' }}
            />
            <Typography.Text type="secondary" ellipsis style={{ fontSize: 13, display: 'block' }}>
              {sample ? t('for example {sample}', { sample }) : t('empty in every row')}
            </Typography.Text>
          </div>
        ))}
      </div>
      {settings}
      {checking !== undefined && (
        <div role="status">
          {t('{checked} of {rows} rows checked…', { checked: formatNumber(checking), rows: formatNumber(rows) })}
          <Progress
            aria-label={t('Progress of the check')}
            status="active"
            showInfo={false}
            percent={Math.floor((checking / Math.max(rows, 1)) * 100)}
          />
        </div>
      )}
      <Flex wrap gap={space.sm}>
        <Button type="primary" loading={isBusy} onClick={onNext}>
          {t('Check the rows')}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          {t('Back')}
        </Button>
      </Flex>
    </Flex>
  );
}
