import type { AddOn, Api } from '@swapt/shared/contract';
import { useRefresh } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useAddOnsKey } from '../../entities/addons/addons.queries.js';
import { useOrderQueue } from '../../entities/item-order/use-order-queue.js';

/** Moves an add-on to a place of its store's, counted from 0. Shown at once. */
export function useAddOnOrder(storeId: string) {
  const { call } = useShell();
  const client = useQueryClient();
  const queryKey = useAddOnsKey(storeId);
  const enqueue = useOrderQueue(useRefresh('addons.move'));

  return ({ add_on_id }: AddOn, to: number) => {
    const before = client.getQueryData<Api['addons.list']['out']>(queryKey);
    const moved = before?.data.find((one) => one.add_on_id === add_on_id);
    if (!before || !moved) return;
    void client.cancelQueries({ queryKey });
    const others = before.data.filter((one) => one !== moved);
    client.setQueryData(queryKey, { ...before, data: [...others.slice(0, to), moved, ...others.slice(to)] });
    enqueue(() => call('addons.move', { add_on_id, before_add_on_id: others[to]?.add_on_id ?? null }));
  };
}
