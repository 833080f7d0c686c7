import type { DataListFilter } from '@swapt/shared/ui';
import { useState } from 'react';
import { useCodeChoices, useCodeName, usePageChoices, usePageName } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';

type Options = DataListFilter['options'];

const isAmong = (options: Options, wanted: string | undefined) => options.some(({ value }) => value === wanted);

/** The chosen one is among the options whatever is searched for, so that it is shown by its name. */
const withChosen = (options: Options, value: string | undefined, label = t('Another')): Options =>
  value === undefined || isAmong(options, value) ? options : [...options, { value, label }];

/** A code out of any number of them, found by a part of its name. */
export function useCodeFilter(chosen: string | undefined): DataListFilter[] {
  const [search, setSearch] = useState('');
  const found = useCodeChoices(search, 'scans');
  const options = (found.data?.data ?? []).map(({ code_id, name }) => ({ value: code_id, label: name }));
  const name = useCodeName(found.isSuccess && !isAmong(options, chosen) ? chosen : undefined);
  const all = withChosen(options, chosen, name.data);
  const gone = name.isError ? t('The code that this list is filtered by was deleted.') : undefined;
  return [{ name: 'code', label: t('Code'), options: all, onSearch: setSearch, gone }];
}

/** A page, likewise. */
export function usePageFilter(chosen: string | undefined): DataListFilter[] {
  const [search, setSearch] = useState('');
  const found = usePageChoices(search);
  const options = (found.data?.data ?? []).map(({ page_id, name }) => ({ value: page_id, label: name }));
  const name = usePageName(found.isSuccess && !isAmong(options, chosen) ? chosen : undefined);
  const all = withChosen(options, chosen, name.data);
  const gone = name.isError ? t('The page that this list is filtered by was deleted.') : undefined;
  return [{ name: 'from', label: t('Page'), options: all, onSearch: setSearch, gone }];
}
