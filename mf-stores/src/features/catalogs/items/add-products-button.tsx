import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Catalog } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Button } from 'antd';
import { AddProductsForm } from './add-products-form.js';

export function AddProductsButton({ catalog }: { catalog: Catalog }) {
  const { modal } = useShell();
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() =>
        modal.open({
          title: t('Add products to “{name}”', { name: catalog.name }),
          content: (close) => <AddProductsForm catalog={catalog} close={close} />,
        })
      }
    >
      {t('Add products')}
    </Button>
  );
}
