import { Select } from 'antd';
import { useState } from 'react';
import { useCodeChoices, useCodeName } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';

interface Props {
  id?: string;
  value?: string;
  onChange?: (codeId: string) => void;
}

/** A code of the organization, found by a part of its name. What else a form gives its field belongs to the input, not to the frame of it. */
export function CodeSelect({ id, value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const choices = useCodeChoices(search);
  const options = (choices.data?.data ?? []).map(({ code_id, name }) => ({ value: code_id, label: name }));
  const isElsewhere = Boolean(value) && !options.some((option) => option.value === value);
  const name = useCodeName(isElsewhere && choices.isSuccess ? value : undefined);
  return (
    <Select
      id={id}
      value={value}
      onChange={onChange}
      showSearch
      filterOption={false}
      onSearch={(text) => setSearch(text.slice(0, 120))}
      placeholder={t('Choose a code')}
      loading={choices.isFetching}
      options={isElsewhere && name.data ? [...options, { value, label: name.data }] : options}
      notFoundContent={choices.isError ? t('The codes could not be loaded.') : t('No code has this name.')}
    />
  );
}
