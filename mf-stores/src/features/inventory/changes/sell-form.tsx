import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import { useSellElsewhere } from '../inventory.queries.js';
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

/** What was sold in another place than this store, or came back from there. */
export function SellForm(props: StockFormProps) {
  const { store, row } = props;
  const { call } = useShell();
  const sell = useSellElsewhere();
  const place = { store_id: store.store_id, variant_id: row.variant.variant_id };

  const send = async (units: number, { direction, note }: Values) => {
    const sold = direction === 'less' ? units : -units;
    const { data } = await sell.mutateAsync({ ...place, sold, note });
    const total = t('{sold} sold in total.', { sold: formatNumber(data.sold) });
    return {
      text: data.mode === 'track' ? `${total} ${leftText(data)}` : total,
      undo: () => call('stores.soldCount', { ...place, sold: -sold, note: t('Taken back') }),
    };
  };

  return (
    <ChangeForm<Values>
      {...props}
      initialValues={{ direction: 'less', units: '', note: '' }}
      fields={['direction', 'units', 'note']}
      send={send}
      sentAs="sold"
      submitLabel={t('Save')}
    >
      <StockNow variant={row.variant} />
      <DirectionField label={t('What happened?')} less={t('Sold elsewhere')} more={t('Came back')} />
      <UnitsField name="units" label={t('How many?')} autoFocus />
      <NoteField example={t('At the market on Saturday')} />
    </ChangeForm>
  );
}
