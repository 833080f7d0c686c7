import { MoneyField } from '@swapt/shared/ui/money-field';
import { t } from '@swapt/shared/text';
import { Input, theme } from 'antd';
import { useId, type ReactNode } from 'react';
import { cellOf, type Problems } from './check-variants.js';
import { noPrice, type VariantDraft, type VariantRow } from './variant-rows.js';

interface CellProps {
  row: VariantRow;
  label: string;
  currency: string;
  problems: Problems;
  /** Its label stands elsewhere, over the column. */
  isBare?: boolean;
  onChange: (row: VariantRow, change: Partial<VariantDraft>) => void;
  onLeave: (row: VariantRow, field: string) => void;
}

export function MoneyCell({ field, ...props }: CellProps & { field: 'amount' | 'compare_at' | 'cost' }) {
  const { row, currency, onChange, onLeave, problems } = props;
  const price = row.prices[currency] ?? noPrice;
  const name = `${currency}.${field}`;
  return (
    <Cell {...props} problem={problems[cellOf(row, name)]}>
      {(input) => (
        <MoneyField
          {...input}
          key={currency}
          currency={currency}
          style={{ width: '100%' }}
          value={price[field]}
          onChange={(value) => onChange(row, { prices: { ...row.prices, [currency]: { ...price, [field]: value } } })}
          onBlur={() => onLeave(row, name)}
        />
      )}
    </Cell>
  );
}

export function TextCell({ field, ...props }: CellProps & { field: 'sku' | 'barcode' | 'net_content' }) {
  const { row, onChange, onLeave, problems } = props;
  return (
    <Cell {...props} problem={problems[cellOf(row, field)]}>
      {(input) => (
        <Input
          {...input}
          autoComplete="off"
          value={row[field]}
          onChange={({ target }) => onChange(row, { [field]: target.value })}
          onBlur={() => onLeave(row, field)}
        />
      )}
    </Cell>
  );
}

interface InputProps {
  id: string;
  'aria-label'?: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  status: '' | 'error';
}

interface FrameProps extends Pick<CellProps, 'row' | 'label' | 'isBare'> {
  problem: string | undefined;
  children: (input: InputProps) => ReactNode;
}

/** A field of the matrix with its label and what is wrong with it. */
function Cell({ row, label, isBare = false, problem, children }: FrameProps) {
  const { token } = theme.useToken();
  const id = useId();
  const says = `${id}-problem`;
  const name = row.label ? t('{label} of {variant}', { label, variant: row.label }) : label;
  return (
    <div style={{ minWidth: 0 }}>
      {!isBare && (
        <label htmlFor={id} style={{ display: 'block', marginBottom: 4 }}>
          {label}
        </label>
      )}
      {children({
        id,
        'aria-label': name,
        status: problem ? 'error' : '',
        ...(problem && { 'aria-invalid': true, 'aria-describedby': says }),
      })}
      {problem && (
        <div id={says} style={{ color: token.colorErrorText, fontSize: 13, overflowWrap: 'anywhere' }}>
          {problem}
        </div>
      )}
    </div>
  );
}
