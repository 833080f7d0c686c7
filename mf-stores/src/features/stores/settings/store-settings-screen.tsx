import type { Store } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { storePaths } from '../../../entities/stores/paths.js';
import { StoreFrame } from '../../../entities/stores/store-frame.js';
import { useUpdateStore } from '../../../entities/stores/stores.queries.js';
import { ReadOnlyNotice } from '../edit/read-only-notice.js';
import { StoreForm } from '../edit/store-form.js';
import type { StoreField } from '../values/store-values.js';
import { SettingsPanels } from './settings-panels.js';

const fields = [
  'about',
  'logo',
  'email',
  'phone',
  'address',
  'country',
  'currency',
  'zone',
  'hours',
  'closed_days',
  'fulfilment',
  'tax_mode',
  'tax_rates',
  'card_charge',
  'notified',
  'catalog_ids',
  'pause_note',
  'terms',
] as const satisfies readonly StoreField[];

export default function StoreSettingsScreen() {
  const mayWrite = useShell().session.can('store:write');
  return (
    <StoreFrame tab="settings">
      {(store) => (mayWrite ? <SettingsForm store={store} /> : <ReadOnlyNotice />)}
    </StoreFrame>
  );
}

function SettingsForm({ store }: { store: Store }) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const update = useUpdateStore();
  return (
    <StoreForm<Store>
      store={store}
      fields={fields}
      send={async (change) => (await update.mutateAsync(change)).data}
      storeOf={(saved) => saved}
      onSaved={({ name }) => notify.success(t('The settings of “{name}” were saved.', { name }))}
      submitLabel={t('Save settings')}
      onCancel={() => void navigate(storePaths.store(store.store_id))}
    >
      <SettingsPanels store={store} />
    </StoreForm>
  );
}
