import type { ListedStore } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatNumber, type DataListColumn } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { storePaths } from '../../../entities/stores/paths.js';
import { StoreLogo } from '../../../entities/stores/store-logo.js';
import { StoreStatusLabel } from '../../../entities/stores/store-status.js';
import { StoreMenu } from './store-menu.js';

export const storeColumns = (mayWrite: boolean): DataListColumn<ListedStore>[] => [
  {
    key: 'name',
    title: t('Store'),
    onCard: 'head',
    render: ({ store_id, name, logo }) => (
      <Flex gap={space.md} align="center" style={{ minWidth: 0 }}>
        <StoreLogo url={logo?.url} />
        <Link to={storePaths.store(store_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Link>
      </Flex>
    ),
  },
  {
    key: 'status',
    title: t('Status'),
    width: 190,
    render: ({ status, is_suspended }) => <StoreStatusLabel status={status} isSuspended={is_suspended} />,
  },
  {
    key: 'items',
    title: t('Products'),
    width: 110,
    align: 'right',
    render: ({ items, store_id }) => <Link to={storePaths.products(store_id)}>{formatNumber(items)}</Link>,
  },
  {
    key: 'low',
    title: t('Low or sold out'),
    width: 150,
    align: 'right',
    render: ({ low, store_id }) =>
      low === 0 ? t('None') : <Link to={storePaths.stock(store_id)}>{formatNumber(low)}</Link>,
  },
  {
    key: 'left',
    title: t('Setting up'),
    width: 150,
    render: ({ status, steps_left }) =>
      status === 'draft'
        ? t('{left, plural, one {One step left} other {# steps left}}', { left: steps_left })
        : t('Done'),
  },
  ...(mayWrite
    ? [
        {
          key: 'actions',
          title: t('Actions'),
          width: 90,
          align: 'right',
          onCard: 'corner',
          render: (store) => <StoreMenu store={store} />,
        } satisfies DataListColumn<ListedStore>,
      ]
    : []),
];
