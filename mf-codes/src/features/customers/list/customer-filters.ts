import type { Api } from '@swapt/shared/contract';
import { customerOrders, seenRanges, type CustomerOrder, type SeenRange } from '@swapt/shared/values';
import type { DataListFilter, useListAddress } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { useSegments, useTags } from '../customers.queries.js';
import { useCodeFilter } from '../search-filters.js';

type Address = ReturnType<typeof useListAddress>;
type Asked = Pick<
  Api['customers.list']['in'],
  'search' | 'segment_id' | 'tags' | 'code_id' | 'seen' | 'reach' | 'basedOn'
>;

const orderNames: Record<CustomerOrder, string> = {
  last_seen: t('Last seen first'),
  first_seen: t('Newest first'),
  scans: t('Most scans first'),
  orders: t('Most orders first'),
};
const seenNames: Record<SeenRange, string> = {
  '7day': t('In the last 7 days'),
  '30day': t('In the last 30 days'),
  '90day': t('In the last 90 days'),
  not_30day: t('Not for 30 days'),
  not_90day: t('Not for 90 days'),
};
const reachNames = { email: t('By e-mail'), phone: t('By phone') } as const;

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const oneOf = <T extends string>(all: readonly T[], value: string | undefined) => all.find((one) => one === value);

/** What the address asks for. */
export function askedBy(address: Address): Asked {
  const tag = address.filter('tag');
  return {
    search: address.search || undefined,
    segment_id: address.filter('segment'),
    tags: tag === undefined ? undefined : [tag],
    code_id: address.filter('code'),
    seen: oneOf(seenRanges, address.filter('seen')),
    reach: oneOf(['email', 'phone'] as const, address.filter('reach')),
    basedOn: oneOf(customerOrders, address.filter('sort')),
  };
}

/** The filters above the list. All of them are there from the start, so that none moves when the choices of another arrive. */
export function useCustomerFilters(address: Address): DataListFilter[] {
  const tags = useTags();
  const code = useCodeFilter(address.filter('code'));
  const segments = useSegments();
  const isGone = (known: readonly string[] | undefined, chosen: string | undefined) =>
    known !== undefined && chosen !== undefined && !known.includes(chosen);
  const tag = address.filter('tag');
  const isTagGone = isGone(
    tags.data?.map((one) => one.tag),
    tag,
  );
  const isSegmentGone = isGone(
    segments.data?.map(({ segment_id }) => segment_id),
    address.filter('segment'),
  );
  return [
    {
      name: 'segment',
      label: t('Segment'),
      options: (segments.data ?? []).map(({ segment_id: value, name: label }) => ({ value, label })),
      gone: isSegmentGone ? t('The segment that this list is filtered by was deleted.') : undefined,
    },
    {
      name: 'tag',
      label: t('Tag'),
      options: (tags.data ?? []).map(({ tag: value }) => ({ value, label: value })),
      gone: isTagGone ? t('No customer has the tag “{tag}” any more.', { tag: tag ?? '' }) : undefined,
    },
    ...code,
    { name: 'seen', label: t('Last seen'), options: optionsOf(seenNames) },
    { name: 'reach', label: t('Can be contacted'), options: optionsOf(reachNames) },
    { name: 'sort', label: t('Order'), options: optionsOf(orderNames) },
  ];
}
