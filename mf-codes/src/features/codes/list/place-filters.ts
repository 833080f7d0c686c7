import { useFolderChoices, useFolderName } from '@swapt/shared/choices';
import { formatNumber, type DataListFilter, type useListAddress } from '@swapt/shared/ui';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { useTags } from '../../../entities/codes/codes.queries.js';

type Address = ReturnType<typeof useListAddress>;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The folder that the address names; what somebody typed is not trusted to be an id. */
export function folderIn(address: Address): string | undefined {
  const named = address.filter('folder');
  return named && id.test(named) ? named : undefined;
}

/** Filters by folder and tag. What the address names is among them, also when it is no longer there: a saved view may ask for it. */
export function usePlaceFilters(address: Address): DataListFilter[] {
  return [...useFolderFilter(folderIn(address)), ...useTagFilter(address.filter('tag'))];
}

function useFolderFilter(chosen: string | undefined): DataListFilter[] {
  // Folders are read with all their numbers: only once somebody opens the filter.
  const [search, setSearch] = useState<string>();
  const found = useFolderChoices(search);
  const folders = found.data?.data ?? [];
  const isListed = folders.some(({ folder_id }) => folder_id === chosen);
  const name = useFolderName(isListed ? undefined : chosen);
  const options = folders.map(({ folder_id, name: label }) => ({ value: folder_id, label }));
  const known = {
    value: chosen ?? '',
    label: name.data ?? (name.isError ? t('A deleted folder') : t('Another folder')),
  };
  return [
    {
      name: 'folder',
      label: t('Folder'),
      options: chosen && !isListed ? [...options, known] : options,
      onSearch: setSearch,
      gone: name.isError ? t('The folder that this list is filtered by was deleted. Its codes stay.') : undefined,
    },
  ];
}

function useTagFilter(chosen: string | undefined): DataListFilter[] {
  const query = useTags();
  const known = query.data ?? [];
  const isGone = query.isSuccess && chosen !== undefined && !known.some(({ tag }) => tag === chosen);
  const all = isGone ? [...known, { tag: chosen, codes: 0 }] : known;
  return [
    {
      name: 'tag',
      label: t('Tag'),
      options: all.map(({ tag, codes }) => ({ value: tag, label: `${tag} (${formatNumber(codes)})` })),
      gone: isGone ? t('No code has the tag “{chosen}” any more.', { chosen }) : undefined,
    },
  ];
}
