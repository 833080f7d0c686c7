import { apiQuery, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { addOnLimits } from '@swapt/shared/values';

/** A store has no more of them than one page does. */
const allOf = (storeId: string) => ({ store_id: storeId, pageSize: addOnLimits.perStore });

/** All add-ons of a store in their order. */
export const useAddOns = (storeId: string) => useApiQuery('addons.list', allOf(storeId));

/** The key under which they are kept. */
export const useAddOnsKey = (storeId: string) => apiQuery(useShell().call, 'addons.list', allOf(storeId)).queryKey;

export const useCreateAddOn = () => useApiMutation('addons.create', { isOnce: true, shownByForm: true });

export const useUpdateAddOn = () => useApiMutation('addons.update', { shownByForm: true });

/** Switches one on or off. A failure shows in the snackbar. */
export const useSwitchAddOn = () => useApiMutation('addons.status', { refreshAlways: true });

export const useDeleteAddOn = () => useApiMutation('addons.delete', { refreshAlways: true });
