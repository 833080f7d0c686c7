import type { AddOn, Api } from '@swapt/shared/contract';
import { apiError } from '@swapt/shared/testing';
import { testStore } from './test-store.js';

export const testAddOn = (name: string, more: Partial<AddOn> = {}): AddOn => ({
  add_on_id: `add-on-${name}`,
  store_id: testStore.store_id,
  name,
  price: { amount: 150, currency: 'EUR' },
  most: 1,
  status: 'on',
  items: null,
  position: 0,
  revision: 1,
  created_at: testStore.created_at,
  updated_at: testStore.updated_at,
  ...more,
});

/** The add-ons of a store as the server has them: listed, made, changed, switched, moved and deleted. */
export function testAddOns(...begin: AddOn[]) {
  let addOns = begin;
  const one = (id: string) => {
    const found = addOns.find(({ add_on_id }) => add_on_id === id);
    if (!found) throw apiError('add_on.not_found');
    return found;
  };
  /** Also as somebody else does meanwhile. */
  const change = (id: string, more: Partial<AddOn>) => {
    const after = { ...one(id), ...more };
    addOns = addOns.map((addOn) => (addOn.add_on_id === id ? after : addOn));
    return { data: after };
  };
  const itemsOf = (ids: string[] | null | undefined) =>
    ids === undefined ? {} : { items: ids && ids.map((item_id) => ({ item_id, name: item_id.replace('item-', '') })) };

  return {
    change,
    names: () => addOns.map(({ name }) => name),
    api: {
      'addons.list': () => ({ data: addOns, page: 1, pageSize: 100, total: addOns.length }),
      'addons.create': ({ org_id: _, item_ids, ...input }: Api['addons.create']['in']) => {
        const made = testAddOn(input.name, { ...input, ...itemsOf(item_ids) });
        addOns = [...addOns, made];
        return { data: made };
      },
      'addons.update': ({ add_on_id, revision, data: { item_ids, ...data } }: Api['addons.update']['in']) => {
        if (one(add_on_id).revision !== revision) throw apiError('add_on.conflict');
        return change(add_on_id, { ...data, ...itemsOf(item_ids), revision: revision + 1 });
      },
      'addons.status': ({ add_on, status }: Api['addons.status']['in']) => change(add_on, { status }),
      'addons.move': ({ add_on_id, before_add_on_id: before }: Api['addons.move']['in']) => {
        const moved = one(add_on_id);
        const others = addOns.filter((addOn) => addOn !== moved);
        const at = before === null ? others.length : others.indexOf(one(before));
        addOns = [...others.slice(0, at), moved, ...others.slice(at)];
        return { data: moved };
      },
      'addons.delete': ({ add_on_id }: Api['addons.delete']['in']) => {
        const gone = one(add_on_id);
        addOns = addOns.filter((addOn) => addOn !== gone);
        return { data: { add_on_id } };
      },
    },
  };
}
