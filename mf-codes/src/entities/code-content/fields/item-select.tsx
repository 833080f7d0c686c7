import { useItemChoices, useItemName } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';

/** A product that a store sells, found by a part of its name. */
export function ItemSelect({ storeId, ...props }: SelectProps<string> & { storeId: string | undefined }) {
  const [search, setSearch] = useState('');
  const choices = useItemChoices(storeId, search);
  const options = (choices.data?.data ?? []).map(({ item_id, name }) => ({ value: item_id, label: name }));
  const isElsewhere = Boolean(props.value) && !options.some(({ value }) => value === props.value);
  const name = useItemName(storeId, isElsewhere && choices.isSuccess ? (props.value ?? undefined) : undefined);
  return (
    <Select
      {...props}
      showSearch
      filterOption={false}
      onSearch={(text) => setSearch(text.slice(0, 120))}
      loading={choices.isFetching}
      placeholder={t('Choose a product')}
      options={isElsewhere && name.data ? [...options, { value: props.value, label: name.data }] : options}
      notFoundContent={choices.isError ? t('The products could not be loaded.') : nothing(storeId)}
    />
  );
}

const nothing = (storeId: string | undefined) =>
  storeId ? t('This store sells nothing with this name.') : t('Choose the store first.');
