import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useCodeChoices, useCodeName } from './ai-qr.queries.js';

/** A code of the organization, found by a part of its name. */
export function CodeSelect(props: SelectProps<string>) {
  const [search, setSearch] = useState('');
  const choices = useCodeChoices(search);
  const options = (choices.data?.data ?? []).map(({ code_id, name }) => ({ value: code_id, label: name }));
  const isElsewhere = Boolean(props.value) && !options.some(({ value }) => value === props.value);
  const name = useCodeName(props.value ?? '', isElsewhere && choices.isSuccess);
  return (
    <Select
      {...props}
      showSearch
      filterOption={false}
      onSearch={(text) => setSearch(text.slice(0, 120))}
      placeholder="Choose a code"
      loading={choices.isFetching}
      options={isElsewhere && name.data ? [...options, { value: props.value, label: name.data }] : options}
      notFoundContent={choices.isError ? 'The codes could not be loaded.' : 'There is no such code.'}
    />
  );
}
