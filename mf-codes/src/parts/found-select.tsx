import { Select, type SelectProps } from 'antd';
import { useState } from 'react';

interface Choices {
  options: { value: string; label: string }[];
  isFetching: boolean;
  isSuccess: boolean;
  isError: boolean;
}

interface Props extends SelectProps<string> {
  /** What has these letters in its name. */
  useChoices: (search: string) => Choices;
  /** The name of what was chosen and is not among the choices; asked for only with an id. */
  useName: (id: string | undefined) => { isSuccess: boolean; data: string | undefined };
  none: string;
  failed: string;
  /** In place of the name of what was chosen and is not there any more. */
  unreadable?: string;
}

/** One thing of many, found by a part of its name. */
export function FoundSelect({ useChoices, useName, none, failed, unreadable, ...props }: Props) {
  const [search, setSearch] = useState('');
  const { options, isFetching, isSuccess, isError } = useChoices(search);
  const value = props.value ?? undefined;
  const isElsewhere = Boolean(value) && !options.some((option) => option.value === value);
  const name = useName(isElsewhere && isSuccess ? value : undefined);
  const label = name.data ?? (name.isSuccess ? unreadable : undefined);
  return (
    <Select
      {...props}
      showSearch
      filterOption={false}
      onSearch={(text) => setSearch(text.slice(0, 120))}
      loading={isFetching}
      options={isElsewhere && label ? [...options, { value, label }] : options}
      notFoundContent={isError ? failed : none}
    />
  );
}
