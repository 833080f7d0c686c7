import { useStoreChoices, useStoreName } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';
import type { SelectProps } from 'antd';
import { FoundSelect } from '../../../parts/found-select.js';

/** A store of the organization, found by a part of its name. */
export const StoreSelect = (props: SelectProps<string>) => (
  <FoundSelect
    {...props}
    useChoices={useChoices}
    useName={useStoreName}
    placeholder={t('Choose a store')}
    none={t('No store has this name.')}
    failed={t('The stores could not be loaded.')}
    unreadable={t('A store that cannot be read')}
  />
);

function useChoices(search: string) {
  const { data, ...query } = useStoreChoices(search);
  const options = (data?.data ?? []).map(({ store_id, name, status }) => ({
    value: store_id,
    label: status === 'open' || status === 'paused' ? name : t('{name} (not open)', { name }),
  }));
  return { ...query, options };
}
