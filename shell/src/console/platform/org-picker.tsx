import { Select, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { t } from '@swapt/shared/text';
import { useOrgsNamed } from './platform.queries.js';

export interface PickedOrg {
  org_id: string;
  org_name: string;
}

interface Props {
  /** Given by the form field around it. */
  id?: string;
  value?: readonly PickedOrg[];
  onChange?: (orgs: PickedOrg[]) => void;
}

/** How long typing pauses, in ms, before the search is sent. */
const pauseMs = 250;

/** Organizations of the whole installation, found by name. */
export function OrgPicker({ id, value = [], onChange }: Props) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const { data, isFetching } = useOrgsNamed(search);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Select
      id={id}
      mode="multiple"
      labelInValue
      filterOption={false}
      placeholder={t('Search by name')}
      value={value.map(({ org_id, org_name }) => ({ value: org_id, label: org_name }))}
      onChange={(picked: { value: string; label: string }[]) =>
        onChange?.(picked.map((one) => ({ org_id: one.value, org_name: one.label })))
      }
      onSearch={setText}
      notFoundContent={isFetching ? <Spin size="small" /> : t('No organization has this name')}
      options={data?.data.map(({ org_id, org_name }) => ({ value: org_id, label: org_name }))}
    />
  );
}
