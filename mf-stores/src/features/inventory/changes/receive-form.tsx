import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useModifyStock } from '../inventory.queries.js';
import type { StockFormProps } from './stock-form-props.js';
import { ChangeForm, type ChangeValues } from './change-form.js';
import { leftText } from './left-text.js';
import { NoteField } from './note-field.js';
import { StockNow } from './stock-now.js';
import { UnitsField } from './units-field.js';

/** What came in. */
export function ReceiveForm(props: StockFormProps) {
  const { store, row } = props;
  const { call } = useShell();
  const modify = useModifyStock();
  const place = { store_id: store.store_id, variant_id: row.variant.variant_id };

  const send = async (units: number, { note }: ChangeValues) => {
    const { data } = await modify.mutateAsync({ ...place, inventory_change: units, reason: 'receive', note });
    return {
      text: `${t('{units, plural, one {# came in.} other {# came in.}}', { units })} ${leftText(data)}`,
      undo: () => call('stores.modifyInventory', { ...place, inventory_change: -units, note: t('Taken back') }),
    };
  };

  return (
    <ChangeForm<ChangeValues>
      {...props}
      initialValues={{ units: '', note: '' }}
      fields={['units', 'note']}
      send={send}
      sentAs="inventory_change"
      submitLabel={t('Receive')}
    >
      <StockNow variant={row.variant} startsCounting />
      <UnitsField name="units" label={t('How many came in?')} autoFocus />
      <NoteField example={t('Delivery 4711')} />
    </ChangeForm>
  );
}
