import ShopOutlined from '@ant-design/icons/ShopOutlined';
import type { Store } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';
import { storePaths } from './paths.js';
import { useStoreMoves } from './use-store-moves.js';

/** In place of the screens of a store that was deleted. */
export function DeletedStore({ store }: { store: Store }) {
  const { restore, isBusy } = useStoreMoves();
  const mayWrite = useShell().session.can('store:write');
  return (
    <EmptyState
      icon={<ShopOutlined />}
      title={t('This store was deleted')}
      text={t('Shoppers cannot open it. Its products are still in your list of products.')}
      action={
        mayWrite ? (
          <Button type="primary" loading={isBusy} onClick={() => void restore(store)}>
            {t('Restore the store')}
          </Button>
        ) : (
          <Link to={storePaths.stores}>{t('See all stores')}</Link>
        )
      }
    />
  );
}
