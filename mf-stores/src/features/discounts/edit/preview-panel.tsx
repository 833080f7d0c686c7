import type { Discount } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { discountLimits } from '@swapt/shared/values';
import { Flex, Select } from 'antd';
import { useState } from 'react';
import { useStores } from '../../../entities/stores/stores.queries.js';
import { VariantBasket, type BasketLine } from '../../../entities/stores/variant-basket.js';
import { PreviewResult } from './preview-result.js';

/** A cart to try a discount with, before anybody gets it. */
export function PreviewPanel({ discount }: { discount: Discount }) {
  const stores = useStores({ pageSize: 100 }).data?.data ?? [];
  const usable = stores.filter(
    ({ store_id, status }) => status !== 'deleted' && [null, store_id].includes(discount.store_id),
  );
  const [chosen, setChosen] = useState<string>();
  const [lines, setLines] = useState<BasketLine[]>([]);
  const storeId = chosen ?? usable[0]?.store_id;
  if (storeId === undefined) return null;
  return (
    <Panel title={t('What a cart would pay')} lead={t('Without tax, as if the discount were active now.')}>
      <Flex vertical gap={space.sm}>
        {usable.length > 1 && (
          <Select
            aria-label={t('Store')}
            value={storeId}
            onChange={(id) => {
              setChosen(id);
              setLines([]);
            }}
            options={usable.map(({ store_id, name }) => ({ value: store_id, label: name }))}
          />
        )}
        <VariantBasket
          key={storeId}
          storeId={storeId}
          label={t('Products in the cart')}
          placeholder={t('Put products into the cart')}
          most={discountLimits.previewLines}
          value={lines}
          onChange={setLines}
        />
        <PreviewResult discount={discount} storeId={storeId} lines={lines} />
      </Flex>
    </Panel>
  );
}
