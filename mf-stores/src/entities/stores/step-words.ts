import { t } from '@swapt/shared/text';
import type { StoreStep } from '@swapt/shared/values';

/** What the steps of setting up a store are called. */
export const stepWords: Record<StoreStep, string> = {
  contact: t('Contact'),
  products: t('Products'),
  fulfilment: t('Delivery'),
  tax: t('Taxes'),
  look: t('Look'),
  open: t('Open'),
};
