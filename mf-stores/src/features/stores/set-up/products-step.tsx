import type { Store } from '@swapt/shared/contract';
import { useApiQuery } from '@swapt/shared/query';
import { Link } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { ErrorState } from '@swapt/shared/ui';
import { Flex, Skeleton } from 'antd';
import { AddToStoreButton } from '../../../entities/stores/add-to-store/add-to-store-button.js';
import { storePaths } from '../../../entities/stores/paths.js';

/** As many as are named; the others are counted. */
const named = 5;

/** What the store sells so far, with the dialog that puts more into it: it has a button of its own, so that nothing chosen waits for this step's. */
export function ProductsStep({ store }: { store: Store }) {
  const { store_id } = store;
  const sold = useApiQuery('stores.allInventory', { store_id, page: 1, pageSize: named });
  if (!sold.data) {
    return sold.isError ? (
      <ErrorState error={sold.error} onRetry={() => void sold.refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 2 }} />
    );
  }
  const { data: items, total } = sold.data;
  const names = items.map(({ name }) => name).join(', ');
  return (
    <Flex vertical gap={space.md} align="flex-start">
      <strong aria-live="polite">
        {t('{total, plural, =0 {It sells nothing yet.} one {It sells # product.} other {It sells # products.}}', {
          total,
        })}
      </strong>
      {total > 0 && (
        <span style={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
          {total > items.length ? t('{names} and {more} more', { names, more: total - items.length }) : names}.{' '}
          <Link to={storePaths.products(store_id)} style={{ textDecoration: 'underline' }}>
            {t('Put them in order')}
          </Link>
        </span>
      )}
      <AddToStoreButton store={store} isMain={false} />
    </Flex>
  );
}
