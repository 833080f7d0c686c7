import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Button } from 'antd';
import { NewAddOnForm } from './form/new-addon-form.js';

export function NewAddOnButton({ store }: { store: Store }) {
  const { modal } = useShell();
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() =>
        modal.open({
          title: t('New add-on'),
          content: (close) => <NewAddOnForm store={store} close={close} />,
        })
      }
    >
      {t('New add-on')}
    </Button>
  );
}
