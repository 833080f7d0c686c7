import { t } from '@swapt/shared/text';
import type { useListAddress } from '@swapt/shared/ui';
import { stockFilters } from '@swapt/shared/values';

/** Which items a list shows; all of them where nothing is pressed. */
export const showFilter = {
  name: 'show',
  label: t('Which products'),
  isInSight: true,
  options: [
    { value: 'low', label: t('Low or sold out') },
    { value: 'sold_out', label: t('Sold out') },
    { value: 'hidden', label: t('Hidden') },
  ],
};

/** What somebody typed into the address is not trusted to be one. */
export const shownOf = (address: Pick<ReturnType<typeof useListAddress>, 'filter'>) =>
  stockFilters.find((one) => one !== 'all' && one === address.filter('show'));
