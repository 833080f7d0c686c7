import type { AddOn, Store } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { useState } from 'react';
import { AddOnFields } from './addon-fields.js';
import { addOnFields, toValues, type AddOnValues } from './addon-values.js';
import { useSaveAddOn } from './use-save-addon.js';

interface Props {
  store: Store;
  addOn: AddOn;
  close: () => void;
}

/** Changes an add-on; in a dialog. */
export function EditAddOnForm({ store, addOn, close }: Props) {
  const { notify } = useShell();
  const send = useSaveAddOn(store, addOn);
  const [initial] = useState(() => toValues(addOn, store));

  const save = async (values: AddOnValues) => {
    await send(values);
    notify.success(t('The add-on “{name}” was saved.', { name: values.name.trim() }));
    close();
  };

  return (
    <SmallForm<AddOnValues>
      initialValues={initial}
      fields={addOnFields}
      save={save}
      draftName={addOn.add_on_id}
      submitLabel={t('Save add-on')}
      onCancel={close}
    >
      <AddOnFields
        store={store}
        priceNote={
          addOn.price.currency === store.currency
            ? undefined
            : t('It was {price}. The store now has prices in {currency}.', {
                price: formatMoney(addOn.price),
                currency: store.currency,
              })
        }
      />
    </SmallForm>
  );
}
