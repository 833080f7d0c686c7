import type { Store } from '@swapt/shared/contract';
import { Link, useParams } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { ErrorState, Page } from '@swapt/shared/ui';
import { Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { DeletedStore } from './deleted-store.js';
import { storePaths } from './paths.js';
import { StoreStatusLabel } from './store-status.js';
import { StoreTabs, type StoreTab } from './store-tabs.js';
import { useStore } from './stores.queries.js';
import { SuspendedStore } from './suspended-store.js';

interface Props {
  tab: StoreTab;
  actions?: (store: Store) => ReactNode;
  children: (store: Store) => ReactNode;
}

export const storeCrumbs = [{ label: t('Stores'), to: storePaths.stores }];

/** The frame of every screen of the store that the address names. */
export function StoreFrame({ tab, actions, children }: Props) {
  const { storeId = '' } = useParams();
  const query = useStore(storeId);
  const store = query.data;
  if (!store) {
    return (
      <Page title={t('Store')} breadcrumbs={storeCrumbs}>
        {query.isError ? (
          <ErrorState
            error={query.error}
            onRetry={() => void query.refetch()}
            elsewhere={<Link to={storePaths.stores}>{t('See all stores')}</Link>}
          />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={
        <Flex component="span" wrap align="center" gap={space.sm}>
          {store.name} <StoreStatusLabel status={store.status} isSuspended={store.is_suspended} />
        </Flex>
      }
      breadcrumbs={storeCrumbs}
      actions={store.status === 'deleted' ? undefined : actions?.(store)}
    >
      {store.status === 'deleted' ? (
        <DeletedStore store={store} />
      ) : (
        <>
          <StoreTabs storeId={storeId} active={tab} />
          {store.is_suspended && <SuspendedStore />}
          {children(store)}
        </>
      )}
    </Page>
  );
}
