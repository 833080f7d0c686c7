import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import type { Catalog } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import {
  DataList,
  DateText,
  Page,
  RowMenu,
  useDangerConfirm,
  useListAddress,
  type DataListColumn,
} from '@swapt/shared/ui';
import { Button } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { useCatalogs, useDeleteCatalog } from './catalogs.queries.js';

export default function CatalogsScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const query = useCatalogs({
    ...address.paging,
    search: address.search || undefined,
  });
  const mayWrite = session.can('catalogs:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate('/admin/catalogs/create')}>
      {t('New catalog')}
    </Button>
  );

  const columns: DataListColumn<Catalog>[] = [
    { key: 'name', title: t('Name'), onCard: 'head', render: ({ name }) => <strong>{name}</strong> },
    { key: 'created', title: t('Created'), width: 200, render: (catalog) => <DateText at={catalog.created_at} /> },
  ];
  if (mayWrite) {
    columns.push({
      key: 'actions',
      title: t('Actions'),
      width: 120,
      align: 'right',
      onCard: 'corner',
      render: (catalog) => <CatalogMenu catalog={catalog} />,
    });
  }

  return (
    <Page
      title={t('Catalogs')}
      lead={t('A catalog groups what you sell, so that a store or a page can show it.')}
      actions={create}
    >
      <DataList
        query={query}
        address={address}
        noun={t('catalogs')}
        rowKey={({ catalog_id }) => catalog_id}
        rowName={({ name }) => name}
        columns={columns}
        empty={{
          icon: <ShopOutlined />,
          title: t('No catalogs yet'),
          text: mayWrite
            ? t('Start with one for everything you sell. You can add more later.')
            : t('Nobody in your organization has created one yet.'),
          action: create,
        }}
      />
    </Page>
  );
}

function CatalogMenu({ catalog }: { catalog: Catalog }) {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useDeleteCatalog();

  const onClick = async () => {
    const text = t('We delete the catalog for everyone in your organization. You cannot undo this.');
    if (!(await confirm(t('Delete the catalog “{name}”?', { name: catalog.name }), text, t('Delete catalog')))) return;
    remove.mutate(
      { catalog_id: catalog.catalog_id },
      { onSuccess: () => notify.success(t('The catalog “{name}” was deleted.', { name: catalog.name })) },
    );
  };

  const item = {
    key: 'delete',
    danger: true,
    icon: <DeleteOutlined aria-hidden />,
    label: t('Delete'),
    onClick: () => void onClick(),
  };
  return <RowMenu name={catalog.name} items={[item]} isBusy={remove.isPending} />;
}
