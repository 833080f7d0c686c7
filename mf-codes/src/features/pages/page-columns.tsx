import { formatNumber, RelativeTime, type DataListColumn } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { PageAddress } from './page-address.js';
import { PageMenu } from './page-menu.js';
import { PageName } from './page-name.js';
import { PageStatusLabel } from './page-status.js';
import type { ListedPage, PageSummary } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';

type Column = DataListColumn<PageSummary>;

export const nameColumn: Column = {
  key: 'name',
  title: t('Page'),
  onCard: 'head',
  render: (page) => <PageName page={page} />,
};

export const statusColumn: Column = {
  key: 'status',
  title: t('Status'),
  width: 180,
  render: (page) => <PageStatusLabel page={page} />,
};

export const addressColumn: Column = {
  key: 'address',
  title: t('Address'),
  width: 240,
  render: (page) => <PageAddress page={page} />,
};

export const viewsColumn: DataListColumn<ListedPage> = {
  key: 'views',
  title: t('Views, 30 days'),
  width: 150,
  align: 'right',
  render: ({ views }) => formatNumber(views),
};

export const savedColumn: Column = {
  key: 'saved',
  title: t('Last saved'),
  width: 170,
  render: ({ updated_at, updated_by }) => (
    <Flex vertical>
      <RelativeTime at={updated_at} />
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        {updated_by}
      </Typography.Text>
    </Flex>
  ),
};

export const menuColumn: Column = {
  key: 'actions',
  title: t('Actions'),
  width: 90,
  align: 'right',
  onCard: 'corner',
  render: (page) => <PageMenu page={page} />,
};
