import type { Store } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { storePaths } from '../../../entities/stores/paths.js';
import { StoreFrame } from '../../../entities/stores/store-frame.js';
import { useUpdateStore } from '../../../entities/stores/stores.queries.js';
import { StoreForm } from '../edit/store-form.js';
import { ReadOnlyNotice } from '../edit/read-only-notice.js';
import { ShopPreview } from './shop-preview.js';
import { ThemeFields, themeFields } from './theme-fields.js';

export default function StoreThemeScreen() {
  const mayWrite = useShell().session.can('store:write');
  return <StoreFrame tab="look">{(store) => (mayWrite ? <ThemeForm store={store} /> : <ReadOnlyNotice />)}</StoreFrame>;
}

function ThemeForm({ store }: { store: Store }) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const update = useUpdateStore();
  return (
    <StoreForm<Store>
      store={store}
      fields={themeFields}
      send={async (change) => (await update.mutateAsync(change)).data}
      storeOf={(saved) => saved}
      onSaved={({ name }) => notify.success(t('The look of “{name}” was saved.', { name }))}
      submitLabel={t('Save the look')}
      onCancel={() => void navigate(storePaths.store(store.store_id))}
    >
      <Panel title={t('Name and colours')}>
        <Flex wrap gap={space.lg}>
          <div style={{ flex: '1 1 260px', minWidth: 0 }}>
            <ThemeFields />
          </div>
          <div style={{ flex: '1 1 260px', minWidth: 0 }}>
            <ShopPreview store={store} />
          </div>
        </Flex>
      </Panel>
    </StoreForm>
  );
}
