import ShopOutlined from '@ant-design/icons/ShopOutlined';
import type { Api } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { EmptyState, ErrorState, Page, Panel, SaveCsvButton } from '@swapt/shared/ui';
import { RangeBar, useRange } from '@swapt/shared/ui/analytics';
import type { Range } from '@swapt/shared/values';
import { useQueryClient } from '@tanstack/react-query';
import { Flex, Skeleton } from 'antd';
import { countedAddress } from '../../entities/counted-orders/counted-address.js';
import { storePaths } from '../../entities/stores/paths.js';
import { useStoresSales } from './sales.queries.js';
import { StoreRow } from './store-row.js';
import { storesFile } from './stores-csv.js';

export type StoreSales = Api['sales.get']['out']['data'][number];

/** Sales, stock and events of every store side by side. */
export default function StoresSalesScreen() {
  const [range, setRange] = useRange();
  const query = useStoresSales(range);
  const client = useQueryClient();
  const stores = query.data?.data;
  return (
    <Page
      title={t('Stores side by side')}
      lead={t('Each store on its own clock and in its own currency.')}
      breadcrumbs={[{ label: t('Stores'), to: storePaths.stores }]}
      actions={
        <RangeBar
          range={range}
          onRange={setRange}
          isFetching={query.isFetching}
          onRefresh={() => void client.invalidateQueries({ queryKey: ['sales'] })}
        >
          <SaveCsvButton file={query.isPlaceholderData || !stores ? undefined : () => storesFile(stores)} />
        </RangeBar>
      }
    >
      {stores ? (
        <Compared stores={stores} range={range} isOld={query.isPlaceholderData} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} elsewhere={null} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

function Compared({ stores, range, isOld }: { stores: readonly StoreSales[]; range: Range; isOld: boolean }) {
  if (stores.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<ShopOutlined />}
          title={t('No stores yet')}
          text={t('Once there is a store, what it sells stands here.')}
        />
      </Panel>
    );
  }
  const most = new Map<string, number>();
  for (const { currency, totals } of stores) most.set(currency, Math.max(most.get(currency) ?? 0, totals.sales));
  return (
    <Flex vertical gap={space.lg} style={{ opacity: isOld ? 0.6 : 1 }}>
      <Sums stores={stores} />
      {stores.map((store) => (
        <StoreRow
          key={store.store_id}
          store={store}
          most={most.get(store.currency) ?? 0}
          salesAddress={`${storePaths.sales(store.store_id)}?range=${range}`}
          ordersAddress={(what, figure) =>
            countedAddress(store.store_id, { from: store.from, to: store.to, what, ...figure })
          }
        />
      ))}
    </Flex>
  );
}

/** All stores of one currency together; amounts of different ones are never added. */
function Sums({ stores }: { stores: readonly StoreSales[] }) {
  const currencies = [...new Set(stores.map(({ currency }) => currency))].sort();
  return (
    <Panel title={t('All stores')}>
      <Flex vertical gap={space.xs}>
        {currencies.map((currency) => {
          const those = stores.filter((store) => store.currency === currency);
          const sum = (of: (store: StoreSales) => number) => those.reduce((all, store) => all + of(store), 0);
          return (
            <div key={currency}>
              <strong>{formatMoney({ amount: sum(({ totals }) => totals.sales), currency })}</strong>{' '}
              {t(
                'from {orders, plural, one {# order} other {# orders}} in {stores, plural, one {# store} other {# stores}}',
                {
                  orders: sum(({ totals }) => totals.orders),
                  stores: those.length,
                },
              )}
            </div>
          );
        })}
      </Flex>
      <Link to={storePaths.stores}>{t('See all stores')}</Link>
    </Panel>
  );
}
