import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Button } from 'antd';
import { AddToStoreForm } from './add-to-store-form.js';

/** Opens the dialog that puts products into a store; not the main button beside one that saves. */
export function AddToStoreButton({ store, isMain = true }: { store: Store; isMain?: boolean }) {
  const { modal } = useShell();
  return (
    <Button
      type={isMain ? 'primary' : 'default'}
      icon={<PlusOutlined aria-hidden />}
      onClick={() =>
        modal.open({
          title: t('Add products to “{name}”', { name: store.name }),
          content: (close) => <AddToStoreForm store={store} close={close} />,
        })
      }
    >
      {t('Add products')}
    </Button>
  );
}
