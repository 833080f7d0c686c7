import { t } from '@swapt/shared/text';
import { StatusLabel } from '@swapt/shared/ui';
import { storeStatuses, type StoreStatus } from '@swapt/shared/values';

const storeStatusWords: Record<StoreStatus, string> = {
  draft: t('Draft'),
  open: t('Open'),
  paused: t('Paused'),
  closed: t('Closed'),
  deleted: t('Deleted'),
};
const hues = { draft: 'neutral', open: 'success', paused: 'warning', closed: 'secondary', deleted: 'danger' } as const;

export const storeStatusOptions = storeStatuses.map((value) => ({ value, label: storeStatusWords[value] }));

/** Whether shoppers can buy there; what the operator stopped is said before all else. */
export const StoreStatusLabel = ({ status, isSuspended }: { status: StoreStatus; isSuspended: boolean }) =>
  isSuspended && status !== 'deleted' ? (
    <StatusLabel hue="danger" label={t('Suspended by the operator')} />
  ) : (
    <StatusLabel hue={hues[status]} label={storeStatusWords[status]} />
  );
