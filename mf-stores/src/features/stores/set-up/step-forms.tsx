import type { StoreSetup } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import type { StoreStep } from '@swapt/shared/values';
import type { ReactNode } from 'react';
import { contactFields, ContactFields } from '../fields/contact-fields.js';
import { MethodsField } from '../fields/methods-field.js';
import { TaxFields, taxFields } from '../fields/tax-fields.js';
import { ShopPreview } from '../theme/shop-preview.js';
import { ThemeFields, themeFields } from '../theme/theme-fields.js';
import type { StoreField } from '../values/store-values.js';
import { OpenStep } from './open-step.js';
import { ProductsStep } from './products-step.js';

interface StepProps {
  setup: StoreSetup;
  onGo: (step: StoreStep) => void;
}

interface StepOfStore {
  title: string;
  lead: string;
  fields: readonly StoreField[];
  Fields: (props: StepProps) => ReactNode;
}

/** What each step asks. */
export const stepForms: Record<StoreStep, StepOfStore> = {
  contact: {
    title: t('Who you are'),
    lead: t('Shoppers see this, and reach you by it.'),
    fields: contactFields,
    Fields: () => <ContactFields />,
  },
  products: {
    title: t('What you sell'),
    lead: t('Take over a whole catalog, or choose products one by one. You can change it later.'),
    fields: [],
    Fields: ({ setup }) => <ProductsStep store={setup.store} />,
  },
  fulfilment: {
    title: t('How shoppers get it'),
    lead: t('At the counter, brought to them, or as a file.'),
    fields: ['fulfilment'],
    Fields: ({ setup }) => <MethodsField store={setup.store} />,
  },
  tax: {
    title: t('Taxes'),
    lead: t('Whether your prices have the tax in them, and how much it is.'),
    fields: taxFields,
    Fields: ({ setup }) => <TaxFields country={setup.store.country} />,
  },
  look: {
    title: t('How it looks'),
    lead: t('The name and the colours of your shop.'),
    fields: themeFields,
    Fields: ({ setup }) => (
      <>
        <ThemeFields />
        <ShopPreview store={setup.store} />
      </>
    ),
  },
  open: {
    title: t('Open it'),
    lead: t('From then on shoppers can look around and order.'),
    fields: ['terms'],
    Fields: (props) => <OpenStep {...props} />,
  },
};
