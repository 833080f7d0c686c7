import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import { useApiQuery } from '@swapt/shared/query';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useItemCode } from '../../../entities/item-code/use-item-code.js';
import { storePaths } from '../../../entities/stores/paths.js';
import { StoreStatusLabel } from '../../../entities/stores/store-status.js';

/** The stores that sell a product, each with the QR code that opens it there. */
export function SoldInPanel({ productId }: { productId: string }) {
  const { session } = useShell();
  const stores = useApiQuery(
    'stores.ofProduct',
    { product_id: productId },
    { enabled: session.can('store:read'), select: ({ data }) => data },
  );
  const code = useItemCode();
  if (!stores.data) return null;
  return (
    <Panel title={t('Where it is sold')}>
      <Flex vertical gap={space.sm}>
        {stores.data.length === 0 && (
          <Typography.Text type="secondary">
            {t.rich('No store sells it yet. Add it to the products of <link>one of your stores</link>.', {
              link: (words) => (
                <Link to={storePaths.stores} style={{ textDecoration: 'underline' }}>
                  {words}
                </Link>
              ),
            })}
          </Typography.Text>
        )}
        {stores.data.map(
          ({ item_id: itemId, store_id: storeId, name, status, is_suspended: isSuspended, is_shown: isShown }) => (
            <Flex key={itemId} align="center" gap={space.sm} wrap justify="space-between">
              <Flex align="center" gap={space.sm} wrap>
                <Link to={storePaths.products(storeId)}>{name}</Link>
                <StoreStatusLabel status={status} isSuspended={isSuspended} />
                {!isShown && <Typography.Text type="secondary">{t('hidden from shoppers')}</Typography.Text>}
              </Flex>
              {code.open && (
                <Button
                  icon={<QrcodeOutlined aria-hidden />}
                  aria-label={t('QR code of the product in {name}', { name })}
                  disabled={code.isBusy}
                  onClick={() => code.open?.(itemId)}
                >
                  {t('QR code')}
                </Button>
              )}
            </Flex>
          ),
        )}
      </Flex>
    </Panel>
  );
}
