import type { OrgInput } from '@swapt/shared/client';
import type { AddOn, Store } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import type { TypedMoney } from '@swapt/shared/ui/money-field';

export interface ItemChoice {
  value: string;
  label: string;
}

/** What the form of an add-on is filled with. */
export interface AddOnValues {
  name: string;
  price: TypedMoney;
  most: number;
  from: 'all' | 'chosen';
  item_ids: ItemChoice[];
}

export const addOnFields = ['name', 'price', 'most', 'from', 'item_ids'] as const;

type Facts = Required<OrgInput<'addons.update'>['data']>;

export const newAddOn: AddOnValues = { name: '', price: null, most: 1, from: 'all', item_ids: [] };

/** A price in a currency that the store had before is asked for anew. */
export const toValues = ({ name, price, most, items }: AddOn, { currency }: Store): AddOnValues => ({
  name,
  price: price.currency === currency ? price : null,
  most,
  from: items === null ? 'all' : 'chosen',
  item_ids: (items ?? []).map((item) => ({ value: item.item_id, label: item.name })),
});

/** As the API wants it; the rules of the form have let no other price through. */
export const toFacts = ({ name, price, most, from, item_ids }: AddOnValues, { currency }: Store): Facts => ({
  name: name.trim(),
  price: {
    amount: price !== null && typeof price === 'object' ? price.amount : 0,
    currency,
  },
  most,
  item_ids: from === 'all' ? null : item_ids.map(({ value }) => value),
});

/** What was changed of an add-on, so that what somebody else changes of the rest meanwhile stays. */
export function changesOf(before: AddOn, after: Facts): OrgInput<'addons.update'>['data'] {
  const { name, price, most, items } = before;
  const item_ids = items && items.map((item) => item.item_id);
  return {
    ...(after.name !== name && { name: after.name }),
    ...(!isSame(after.price, price) && { price: after.price }),
    ...(after.most !== most && { most: after.most }),
    ...(!isSame(after.item_ids, item_ids) && { item_ids: after.item_ids }),
  };
}
