import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Button } from 'antd';
import { AddToStoreForm } from './add-to-store-form.js';

export function AddToStoreButton({ store }: { store: Store }) {
  const { modal } = useShell();
  return (
    <Button
      type="primary"
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
