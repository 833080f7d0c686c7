import { usePageChoices, usePageName } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';
import type { SelectProps } from 'antd';
import { FoundSelect } from '../../parts/found-select.js';

const states = { draft: t('not published yet'), published: 'published', deleted: 'deleted' } as const;

/** A page of the organization, found by a part of its name. */
export const PageSelect = (props: SelectProps<string>) => (
  <FoundSelect
    {...props}
    useChoices={useChoices}
    useName={usePageName}
    placeholder={t('Choose a page')}
    none={t('No page has this name.')}
    failed={t('The pages could not be loaded.')}
    unreadable={t('A page that cannot be read')}
  />
);

function useChoices(search: string) {
  const { data, ...query } = usePageChoices(search);
  const options = (data?.data ?? []).map(({ page_id, name, status }) => ({
    value: page_id,
    label: status === 'published' ? name : `${name} (${states[status]})`,
  }));
  return { ...query, options };
}
