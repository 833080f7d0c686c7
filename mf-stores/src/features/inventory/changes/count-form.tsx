import { ApiError } from '@swapt/shared/client';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import { Alert } from 'antd';
import { useState } from 'react';
import { useCountStock } from '../inventory.queries.js';
import type { StockFormProps } from './stock-form-props.js';
import { ChangeForm, type ChangeValues } from './change-form.js';
import { countText } from './count-text.js';
import { NoteField } from './note-field.js';
import { StockNow } from './stock-now.js';
import { UnitsField } from './units-field.js';

/** What lies on the shelf. Where somebody changed the number meanwhile, both are shown, and it is asked again. */
export function CountForm(props: StockFormProps) {
  const { store, row } = props;
  const { call } = useShell();
  const count = useCountStock();
  const [variant, setVariant] = useState(row.variant);
  const [before, setBefore] = useState<number>();
  const seen = variant.on_hand;
  const place = { store_id: store.store_id, variant_id: variant.variant_id };

  /** What there is by now. */
  const readNow = async () => {
    const { data } = await call('stores.adminInventory', { store_id: store.store_id, item_id: row.item.item_id });
    return data[0]?.variants.find(({ variant_id }) => variant_id === variant.variant_id);
  };

  const send = async (counted: number, { note }: ChangeValues) => {
    try {
      await count.mutateAsync({ ...place, counted, seen, note });
    } catch (error) {
      const now = error instanceof ApiError && error.code === 'stock.changed' ? await readNow() : undefined;
      if (!now) throw error;
      setBefore(seen);
      setVariant(now);
      return undefined;
    }
    const change = seen - counted;
    const undo = () => call('stores.modifyInventory', { ...place, inventory_change: change, note: t('Taken back') });
    return { text: countText(counted, seen, row.variant.mode), undo: change === 0 ? undefined : undo };
  };

  return (
    <ChangeForm<ChangeValues>
      {...props}
      initialValues={{ units: '', note: '' }}
      fields={['units', 'note']}
      send={send}
      sentAs="counted"
      submitLabel={t('Save the count')}
    >
      {before !== undefined && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBottom: space.md }}
          message={t('Somebody changed the number while you counted')}
          description={t(
            'It was {before} when you began, and is {now} now. Look at the shelf again, correct your count below if needed, and save it.',
            { before: formatNumber(before), now: formatNumber(variant.on_hand) },
          )}
        />
      )}
      <StockNow variant={variant} startsCounting />
      <UnitsField
        name="units"
        label={t('How many are on the shelf?')}
        least={0}
        autoFocus
        {...(variant.reserved > 0 && {
          extra: t('Count the {reserved} that shoppers are paying for, too.', {
            reserved: formatNumber(variant.reserved),
          }),
        })}
      />
      <NoteField example={t('Stocktaking in March')} />
    </ChangeForm>
  );
}
