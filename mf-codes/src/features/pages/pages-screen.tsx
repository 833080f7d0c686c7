import type { ListedPage } from '@swapt/shared/contract';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import LayoutOutlined from '@ant-design/icons/LayoutOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { DataList, Page, useListAddress } from '@swapt/shared/ui';
import { pageOrders, pageStatuses } from '@swapt/shared/values';
import { Button } from 'antd';
import { addressColumn, menuColumn, nameColumn, savedColumn, statusColumn, viewsColumn } from './page-columns.js';
import { statusOptions } from './page-status.js';
import { usePages } from './pages.queries.js';
import { paths } from './paths.js';

const columns = [nameColumn, statusColumn, addressColumn, viewsColumn, savedColumn, menuColumn];
const orders = [
  { value: 'saved', label: 'Last saved first' },
  { value: 'views', label: 'Most viewed first' },
];
const filters = [
  { name: 'status', label: 'Status', options: statusOptions },
  { name: 'sort', label: 'Order', options: orders },
];

export default function PagesScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const query = usePages({
    ...address.paging,
    search: address.search || undefined,
    // What somebody typed into the address is not trusted to be a status.
    status: pageStatuses.find((status) => status === address.filter('status')),
    sort: pageOrders.find((order) => order === address.filter('sort')),
  });
  const mayWrite = session.can('pages:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(paths.add())}>
      New page
    </Button>
  );

  return (
    <Page
      title="Pages"
      lead="Landing pages for your codes and links. Build one from a template, publish it, and change it at any time."
      actions={
        <>
          <Button icon={<AppstoreOutlined aria-hidden />} onClick={() => void navigate(paths.templates)}>
            Templates
          </Button>
          {create}
        </>
      }
    >
      <DataList<ListedPage>
        query={query}
        address={address}
        noun="pages"
        filters={filters}
        columns={columns}
        rowKey={({ page_id }) => page_id}
        rowName={({ name }) => name}
        empty={{
          icon: <LayoutOutlined />,
          title: 'No pages yet',
          text: mayWrite
            ? 'Create a page that people see after a scan: a menu, a sign-up form or all your links. With a template it takes only minutes.'
            : 'Nobody in your organization has created one yet.',
          action: create,
        }}
      />
    </Page>
  );
}
