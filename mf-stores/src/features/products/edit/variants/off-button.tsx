import { t } from '@swapt/shared/text';
import { Button } from 'antd';
import type { VariantDraft, VariantRow } from './variant-rows.js';

interface Props {
  row: VariantRow;
  onChange: (row: VariantRow, change: Partial<VariantDraft>) => void;
}

/** Takes a combination out that is not sold, and brings it back with all that was typed for it. */
export function OffButton({ row, onChange }: Props) {
  const { label, isOff = false } = row;
  return (
    <Button
      type="text"
      aria-label={isOff ? t('Bring back {label}', { label }) : t('Remove {label}', { label })}
      onClick={() => onChange(row, { isOff: !isOff })}
    >
      {isOff ? t('Bring back') : t('Remove')}
    </Button>
  );
}
