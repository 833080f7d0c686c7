import { useStoreChoices, useStoreName } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';

/** A store of the organization, found by a part of its name. */
export function StoreSelect(props: SelectProps<string>) {
  const [search, setSearch] = useState('');
  const choices = useStoreChoices(search);
  const options = (choices.data?.data ?? []).map(({ store_id, name, status }) => ({
    value: store_id,
    label: status === 'open' || status === 'paused' ? name : t('{name} (not open yet)', { name }),
  }));
  const isElsewhere = Boolean(props.value) && !options.some(({ value }) => value === props.value);
  const name = useStoreName(isElsewhere && choices.isSuccess ? (props.value ?? undefined) : undefined);
  return (
    <Select
      {...props}
      showSearch
      filterOption={false}
      onSearch={(text) => setSearch(text.slice(0, 120))}
      loading={choices.isFetching}
      placeholder={t('Choose a store')}
      options={isElsewhere && name.data ? [...options, { value: props.value, label: name.data }] : options}
      notFoundContent={choices.isError ? t('The stores could not be loaded.') : t('No store has this name.')}
    />
  );
}
