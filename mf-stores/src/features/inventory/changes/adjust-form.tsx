import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useModifyStock } from '../inventory.queries.js';
import type { StockFormProps } from './stock-form-props.js';
import { ChangeForm, type ChangeValues } from './change-form.js';
import { DirectionField, type Direction } from './direction-field.js';
import { leftText } from './left-text.js';
import { NoteField } from './note-field.js';
import { StockNow } from './stock-now.js';
import { UnitsField } from './units-field.js';

interface Values extends ChangeValues {
  direction: Direction;
}

/** What is less or more for a reason of its own. */
export function AdjustForm(props: StockFormProps) {
  const { store, row } = props;
  const { call } = useShell();
  const modify = useModifyStock();
  const place = { store_id: store.store_id, variant_id: row.variant.variant_id };

  const send = async (units: number, { direction, note }: Values) => {
    const change = direction === 'less' ? -units : units;
    const { data } = await modify.mutateAsync({ ...place, inventory_change: change, reason: 'adjust', note });
    return {
      text: leftText(data),
      undo: () => call('stores.modifyInventory', { ...place, inventory_change: -change, note: t('Taken back') }),
    };
  };

  return (
    <ChangeForm<Values>
      {...props}
      initialValues={{ direction: 'less', units: '', note: '' }}
      fields={['direction', 'units', 'note']}
      send={send}
      sentAs="inventory_change"
      submitLabel={t('Adjust')}
    >
      <StockNow variant={row.variant} startsCounting />
      <DirectionField label={t('What changes?')} less={t('There are fewer')} more={t('There are more')} />
      <UnitsField name="units" label={t('By how many?')} autoFocus />
      <NoteField example={t('Broken on the way')} required={t('Say why, so that your team understands it later.')} />
    </ChangeForm>
  );
}
