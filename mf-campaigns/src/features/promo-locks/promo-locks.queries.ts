import type { OrgInput } from '@swapt/shared/client';
import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

export const usePromoLocks = (input: OrgInput<'promoLock.list'>) =>
  useApiQuery('promoLock.list', input, { placeholderData: keepPreviousData, refetchInterval: liveInterval.list });

export const usePromoLock = (lockId: string) =>
  useApiQuery('promoLock.get', { lock_id: lockId }, { select: ({ data }) => data, refetchInterval: liveInterval.list });

export const usePromoUsage = (input: OrgInput<'promoLock.usage'>) =>
  useApiQuery('promoLock.usage', input, { placeholderData: keepPreviousData, refetchInterval: liveInterval.list });

export const useCreateLock = () => useApiMutation('promoLock.create', { isOnce: true, shownByForm: true });

export const useUpdateLock = () => useApiMutation('promoLock.update', { shownByForm: true });

/** Activates, pauses or ends one. A failure shows in the snackbar. */
export const useMoveLock = () => useApiMutation('promoLock.activate', { refreshAlways: true });

export const useDeleteLock = () => useApiMutation('promoLock.delete', { refreshAlways: true, isLeaving: true });

export const useMasterKeys = () => useApiQuery('masterKey.get', {}, { refetchInterval: liveInterval.list });

export const useCreateKey = () => useApiMutation('masterKey.create', { shownByForm: true });

export const useEditKey = () => useApiMutation('masterKey.edit', { shownByForm: true });

export const useRevokeKey = () => useApiMutation('masterKey.delete');
