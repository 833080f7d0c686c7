import type { ListedPage } from '@swapt/shared/contract';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import LayoutOutlined from '@ant-design/icons/LayoutOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { BulkChanges, DataList, ListCsvButton, Page, useListAddress, useSelection } from '@swapt/shared/ui';
import { pageOrders, pageStatuses } from '@swapt/shared/values';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { pageBulkWords } from './bulk-words.js';
import { ManyPagesActions } from './many-pages-actions.js';
import { addressColumn, menuColumn, nameColumn, savedColumn, statusColumn, viewsColumn } from './page-columns.js';
import { statusOptions } from './page-status.js';
import { usePages } from './pages.queries.js';
import { paths } from './paths.js';

const columns = [nameColumn, statusColumn, addressColumn, viewsColumn, savedColumn, menuColumn];
const orders = [
  { value: 'saved', label: t('Last saved first') },
  { value: 'views', label: t('Most viewed first') },
];
const filters = [
  { name: 'status', label: t('Status'), options: statusOptions },
  { name: 'sort', label: t('Order'), options: orders },
];

export default function PagesScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const filter = {
    search: address.search || undefined,
    // What somebody typed into the address is not trusted to be a status.
    status: pageStatuses.find((status) => status === address.filter('status')),
  };
  const selection = useSelection<ListedPage, typeof filter>(filter, (selected, onDone) => (
    <ManyPagesActions selected={selected} onDone={onDone} />
  ));
  const sort = pageOrders.find((order) => order === address.filter('sort'));
  const query = usePages({ ...address.paging, ...filter, sort });
  const mayWrite = session.can('pages:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(paths.add())}>
      {t('New page')}
    </Button>
  );

  return (
    <Page
      title={t('Pages')}
      lead={t(
        'Landing pages for your codes and links. Build one from a template, publish it, and change it at any time.',
      )}
      actions={
        <>
          <ListCsvButton
            list="pages"
            columns={columns}
            address={address}
            total={query.data?.total}
            ask={(call, shown) => call('pages.exportCsv', { ...filter, sort, ...shown })}
          />
          <Button icon={<AppstoreOutlined aria-hidden />} onClick={() => void navigate(paths.templates)}>
            {t('Templates')}
          </Button>
          {create}
        </>
      }
    >
      <BulkChanges noun="pages" words={pageBulkWords} />
      <DataList<ListedPage>
        query={query}
        address={address}
        list="pages"
        noun={t('pages')}
        filters={filters}
        columns={columns}
        rowKey={({ page_id }) => page_id}
        rowName={({ name }) => name}
        selection={mayWrite ? selection : undefined}
        empty={{
          icon: <LayoutOutlined />,
          title: t('No pages yet'),
          text: mayWrite
            ? t(
                'Create a page that people see after a scan: a menu, a sign-up form or all your links. With a template it takes only minutes.',
              )
            : t('Nobody in your organization has created one yet.'),
          action: create,
        }}
      />
    </Page>
  );
}
