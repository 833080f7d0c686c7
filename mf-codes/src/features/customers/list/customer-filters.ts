import type { Api } from '@swapt/shared/contract';
import { customerOrders, seenRanges, type CustomerOrder, type SeenRange } from '@swapt/shared/values';
import type { DataListFilter, useListAddress } from '@swapt/shared/ui';
import { useSegments, useTags } from '../customers.queries.js';
import { useCodeFilter } from '../search-filters.js';

type Address = ReturnType<typeof useListAddress>;
type Asked = Pick<
  Api['customers.list']['in'],
  'search' | 'segment_id' | 'tags' | 'code_id' | 'seen' | 'reach' | 'basedOn'
>;

const orderNames: Record<CustomerOrder, string> = {
  last_seen: 'Last seen first',
  first_seen: 'Newest first',
  scans: 'Most scans first',
  orders: 'Most orders first',
};
const seenNames: Record<SeenRange, string> = {
  '7day': 'In the last 7 days',
  '30day': 'In the last 30 days',
  '90day': 'In the last 90 days',
  not_30day: 'Not for 30 days',
  not_90day: 'Not for 90 days',
};
const reachNames = { email: 'By e-mail', phone: 'By phone' } as const;

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

/** The filters above the list. One that has nothing to choose is left out. */
export function useCustomerFilters(address: Address): DataListFilter[] {
  const tags = useTags().data ?? [];
  const code = useCodeFilter(address.filter('code'));
  const segments = useSegments().data ?? [];
  const filters: DataListFilter[] = [
    {
      name: 'segment',
      label: 'Segment',
      options: segments.map(({ segment_id: value, name: label }) => ({ value, label })),
    },
    { name: 'tag', label: 'Tag', options: tags.map(({ tag }) => ({ value: tag, label: tag })) },
    ...code,
    { name: 'seen', label: 'Last seen', options: optionsOf(seenNames) },
    { name: 'reach', label: 'Can be contacted', options: optionsOf(reachNames) },
    { name: 'sort', label: 'Order', options: optionsOf(orderNames) },
  ];
  return filters.filter(({ options, onSearch }) => options.length > 0 || onSearch);
}
