import type { OrgInput } from '@swapt/shared/client';
import type { Store } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import { storeThemeDefaults } from '@swapt/shared/values';
import { toMethod, toMethodDraft, type MethodDraft } from './methods.js';

export type StoreChange = OrgInput<'stores.update'>['data'];
type Settings = Required<StoreChange>;

/** A rate as people write it: in per cent. */
interface RateDraft {
  country: string;
  region: string;
  standard: number | null;
  reduced: number | null;
}

/** What the forms of a store are filled with; each form shows some of it. */
export type StoreValues = Omit<Settings, 'fulfilment' | 'tax_rates'> & {
  fulfilment: MethodDraft[];
  tax_rates: RateDraft[];
};
export type StoreField = keyof StoreValues;

const basisPoints = 100;

export function toValues(store: Store): StoreValues {
  const { store_id: _id, org_id: _org, status: _status, is_suspended: _stopped, ...rest } = store;
  const { steps_done: _steps, revision: _revision, created_at: _created, updated_at: _updated, ...settings } = rest;
  const { theme, fulfilment, tax_rates, currency } = settings;
  return {
    ...settings,
    theme: {
      headerColor: theme.headerColor || storeThemeDefaults.headerColor,
      iconColor: theme.iconColor || storeThemeDefaults.iconColor,
      buttonColor: theme.buttonColor || storeThemeDefaults.buttonColor,
    },
    fulfilment: fulfilment.map((method) => toMethodDraft(method, currency)),
    tax_rates: tax_rates.map(({ standard, reduced, ...place }) => ({
      ...place,
      standard: standard / basisPoints,
      reduced: reduced / basisPoints,
    })),
  };
}

function toInput({ fulfilment, tax_rates, ...values }: Partial<StoreValues>): StoreChange {
  return {
    ...values,
    ...(fulfilment && { fulfilment: fulfilment.map(toMethod) }),
    ...(tax_rates && {
      tax_rates: tax_rates.map(({ country, region, standard, reduced }) => ({
        country,
        region: region.trim(),
        standard: Math.round((standard ?? 0) * basisPoints),
        reduced: Math.round((reduced ?? 0) * basisPoints),
      })),
    }),
  };
}

/** The fields that a form changed, so that what somebody else changed meanwhile in the others stays. */
export function changesOf(before: StoreValues, typed: Partial<StoreValues>): StoreChange {
  const [was, is] = [toInput(before), toInput(typed)];
  const changed = Object.entries(is).filter(([field, value]) => !isSame(Reflect.get(was, field), value));
  return Object.fromEntries(changed);
}
