import { useApiMutation } from '@swapt/shared/query';

export const useDeleteTemplate = () => useApiMutation('templates.delete');

export const useMakePage = () => useApiMutation('pages.create', { isOnce: true, shownByForm: true });
