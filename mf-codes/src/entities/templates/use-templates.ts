import { useApiQuery } from '@swapt/shared/query';

export const useTemplates = () => useApiQuery('templates.get', {}, { select: ({ data }) => data });
