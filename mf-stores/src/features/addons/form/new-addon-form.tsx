import type { Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { useCreateAddOn } from '../../../entities/addons/addons.queries.js';
import { AddOnFields } from './addon-fields.js';
import { addOnFields, newAddOn, toFacts, type AddOnValues } from './addon-values.js';

/** Puts an add-on at the end of those of a store; in a dialog. */
export function NewAddOnForm({ store, close }: { store: Store; close: () => void }) {
  const { notify } = useShell();
  const create = useCreateAddOn();

  const save = async (values: AddOnValues) => {
    const { data } = await create.mutateAsync({ store_id: store.store_id, ...toFacts(values, store) });
    notify.success(t('The add-on “{name}” is there.', data));
    close();
  };

  return (
    <SmallForm<AddOnValues>
      initialValues={newAddOn}
      fields={addOnFields}
      save={save}
      submitLabel={t('Create add-on')}
      onCancel={close}
    >
      <AddOnFields store={store} />
    </SmallForm>
  );
}
