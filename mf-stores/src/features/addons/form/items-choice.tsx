import type { Store } from '@swapt/shared/contract';
import { useApiQuery } from '@swapt/shared/query';
import { t } from '@swapt/shared/text';
import { RequiredSelect } from '@swapt/shared/ui';
import { addOnLimits } from '@swapt/shared/values';
import { keepPreviousData } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import type { ItemChoice } from './addon-values.js';

/** Finds products that the store sells by what is typed. */
export function ItemsChoice({ store }: { store: Store }) {
  const [search, setSearch] = useState('');
  const input = { store_id: store.store_id, pageSize: 20, search: search || undefined };
  const found = useApiQuery('stores.allInventory', input, { placeholderData: keepPreviousData });
  const options = (found.data?.data ?? []).map(({ item_id, name }) => ({ value: item_id, label: name }));
  return (
    <Form.Item
      name="item_ids"
      label={t('Products')}
      validateTrigger="onSubmit"
      rules={[
        { required: true, message: t('Choose at least one product.') },
        {
          validator: async (_, chosen: ItemChoice[]) => {
            if (chosen.length > addOnLimits.items) {
              throw new Error(t('Choose at most {most} products, or offer it for all.', { most: addOnLimits.items }));
            }
          },
        },
      ]}
    >
      <RequiredSelect
        mode="multiple"
        labelInValue
        placeholder={t('Type part of a name, SKU or barcode')}
        filterOption={false}
        onSearch={setSearch}
        loading={found.isFetching}
        options={options}
        notFoundContent={
          found.isError
            ? t('The products could not be loaded.')
            : search
              ? t('The store sells nothing with this name, SKU or barcode.')
              : t('This store sells nothing yet. Add products to it first.')
        }
      />
    </Form.Item>
  );
}
