import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Catalog } from '@swapt/shared/contract';
import { Link, useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import {
  BulkChanges,
  DataList,
  DateText,
  formatNumber,
  ListCsvButton,
  Page,
  useListAddress,
  useSelection,
  type DataListColumn,
} from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { useCatalogs } from '../../entities/catalogs/catalogs.queries.js';
import { paths } from '../../entities/products/paths.js';
import { catalogBulkWords } from './bulk-words.js';
import { CatalogMenu } from './catalog-menu.js';
import { ManyCatalogsActions } from './many-catalogs-actions.js';

const columns: DataListColumn<Catalog>[] = [
  {
    key: 'name',
    title: t('Name'),
    onCard: 'head',
    render: ({ catalog_id, name }) => (
      <Link to={paths.catalog(catalog_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
    ),
  },
  {
    key: 'products',
    title: t('Products'),
    width: 120,
    align: 'right',
    render: ({ products }) => formatNumber(products),
  },
  { key: 'created', title: t('Created'), width: 200, render: (catalog) => <DateText at={catalog.created_at} /> },
];
const menu: DataListColumn<Catalog> = {
  key: 'actions',
  title: t('Actions'),
  width: 90,
  align: 'right',
  onCard: 'corner',
  render: (catalog) => <CatalogMenu catalog={catalog} />,
};

export default function CatalogsScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const filter = { search: address.search || undefined };
  const query = useCatalogs({ ...address.paging, ...filter });
  const selection = useSelection<Catalog, typeof filter>(filter, (selected, onDone) => (
    <ManyCatalogsActions selected={selected} onDone={onDone} />
  ));
  const mayWrite = session.can('catalogs:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(paths.createCatalog)}>
      {t('New catalog')}
    </Button>
  );

  return (
    <Page
      title={t('Catalogs')}
      lead={t('A catalog groups what you sell, so that a store or a page can show it.')}
      actions={
        <>
          <ListCsvButton
            list="catalogs"
            columns={columns}
            address={address}
            total={query.data?.total}
            ask={(call, shown) => call('catalogs.exportCsv', { ...filter, ...shown })}
          />
          {create}
        </>
      }
    >
      <BulkChanges noun="catalogs" words={catalogBulkWords} />
      <DataList<Catalog>
        query={query}
        address={address}
        list="catalogs"
        noun={t('catalogs')}
        rowKey={({ catalog_id }) => catalog_id}
        rowName={({ name }) => name}
        selection={mayWrite ? selection : undefined}
        columns={mayWrite ? [...columns, menu] : columns}
        empty={{
          icon: <AppstoreOutlined />,
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
