import { StatusLabel } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { productStatuses, type ProductStatus } from '@swapt/shared/values';

export const statusWords: Record<ProductStatus, string> = {
  draft: t('Draft'),
  active: t('Active'),
  archived: t('Archived'),
  deleted: t('Deleted'),
};
const hues = { draft: 'neutral', active: 'success', archived: 'secondary', deleted: 'danger' } as const;

export const statusOptions = productStatuses.map((value) => ({ value, label: statusWords[value] }));

export const ProductStatusLabel = ({ status }: { status: ProductStatus }) => (
  <StatusLabel hue={hues[status]} label={statusWords[status]} />
);
