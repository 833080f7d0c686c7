import { space } from '@swapt/shared/tokens';
import { Select, Typography } from 'antd';
import { importFields, type Column, type ImportField } from './import-columns.js';

interface Props {
  columns: readonly Column[];
  onChoose: (index: number, field: ImportField | undefined) => void;
}

const options: { value: ImportField | ''; label: string }[] = [
  ...importFields.map(({ field, label }) => ({ value: field, label })),
  { value: '', label: 'Do not import' },
];

/** What each column of the table becomes, with an example of what stands in it. */
export function ColumnPicker({ columns, onChoose }: Props) {
  return (
    <div
      role="group"
      aria-label="What each column contains"
      style={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
        gap: space.md,
      }}
    >
      {columns.map(({ title, sample, field }, index) => (
        <div key={index} style={{ minWidth: 0 }}>
          <Typography.Text ellipsis strong>
            {title}
          </Typography.Text>
          <Select<ImportField | ''>
            aria-label={`Column ${title} contains`}
            value={field ?? ''}
            options={options}
            onChange={(next) => onChoose(index, next === '' ? undefined : next)}
            style={{ width: '100%' }}
          />
          <Typography.Text type="secondary" ellipsis style={{ fontSize: 13, display: 'block' }}>
            {sample ? `for example ${sample}` : 'empty in the first line'}
          </Typography.Text>
        </div>
      ))}
    </div>
  );
}
