import { useItemChoices, useItemName } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';
import type { SelectProps } from 'antd';
import { FoundSelect } from '../../../parts/found-select.js';

/** A product that a store sells, found by a part of its name. */
export function ItemSelect({ storeId, ...props }: SelectProps<string> & { storeId: string | undefined }) {
  const useItems = (search: string) => useChoices(storeId, search);
  const useName = (itemId: string | undefined) => useItemName(storeId, itemId);
  return (
    <FoundSelect
      {...props}
      useChoices={useItems}
      useName={useName}
      placeholder={t('Choose a product')}
      none={storeId ? t('This store sells nothing with this name.') : t('Choose the store first.')}
      failed={t('The products could not be loaded.')}
      unreadable={t('A product that this store does not sell')}
    />
  );
}

function useChoices(storeId: string | undefined, search: string) {
  const { data, ...query } = useItemChoices(storeId, search);
  return { ...query, options: (data?.data ?? []).map(({ item_id, name }) => ({ value: item_id, label: name })) };
}
