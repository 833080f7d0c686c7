import { useApiMutation } from '@swapt/shared/query';

export const useAddAlias = () => useApiMutation('codes.addAlias', { shownByForm: true });

export const useRemoveAlias = () => useApiMutation('codes.removeAlias');
