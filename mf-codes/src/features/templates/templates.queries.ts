import { useApiMutation, useApiQuery } from '@swapt/shared/query';

export const useTemplates = () => useApiQuery('templates.get', {}, { select: ({ data }) => data });

export const useDeleteTemplate = () => useApiMutation('templates.delete');

export const useMakePage = () => useApiMutation('pages.create', { isOnce: true, shownByForm: true });
