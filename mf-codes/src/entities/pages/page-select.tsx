import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { usePageChoices, usePageName } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';

const states = { draft: t('not published yet'), published: 'published', deleted: 'deleted' } as const;

/** A page of the organization, found by a part of its name. */
export function PageSelect(props: SelectProps<string>) {
  const [search, setSearch] = useState('');
  const choices = usePageChoices(search);
  const options = (choices.data?.data ?? []).map(({ page_id, name, status }) => ({
    value: page_id,
    label: status === 'published' ? name : `${name} (${states[status]})`,
  }));
  const isElsewhere = Boolean(props.value) && !options.some(({ value }) => value === props.value);
  const name = usePageName(isElsewhere && choices.isSuccess ? (props.value ?? undefined) : undefined);
  return (
    <Select
      {...props}
      showSearch
      filterOption={false}
      onSearch={(text) => setSearch(text.slice(0, 120))}
      loading={choices.isFetching}
      placeholder={t('Choose a page')}
      options={
        isElsewhere && name.isSuccess
          ? [...options, { value: props.value, label: name.data ?? t('A page that cannot be read') }]
          : options
      }
      notFoundContent={choices.isError ? t('The pages could not be loaded.') : t('No page has this name.')}
    />
  );
}
