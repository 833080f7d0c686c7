import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { Catalog } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { RowMenu } from '@swapt/shared/ui';
import { useCatalogActions } from './use-catalog-actions.js';

interface Props {
  catalog: Catalog;
  onDeleted?: () => void;
}

/** What can be done with one catalog. */
export function CatalogMenu({ catalog, onDeleted }: Props) {
  const { rename, remove, isBusy } = useCatalogActions();
  const items = [
    { key: 'rename', icon: <EditOutlined />, label: t('Rename'), onClick: () => rename(catalog) },
    {
      key: 'delete',
      icon: <DeleteOutlined />,
      label: t('Delete'),
      danger: true,
      onClick: () => void remove(catalog).then((isDone) => isDone && onDeleted?.()),
    },
  ];
  return <RowMenu name={catalog.name} items={items} isBusy={isBusy} />;
}
