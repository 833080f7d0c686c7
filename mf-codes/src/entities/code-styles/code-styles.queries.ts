import type { QrStyle } from '@swapt/shared/contract';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

/** How well phones read a style, found out by the server. The last answer stays until the next one is there. */
export const useScanScore = (style: QrStyle, codeId: string | undefined) =>
  useApiQuery(
    'codes.render',
    { code_id: codeId, style, score: true },
    { placeholderData: keepPreviousData, staleTime: Infinity },
  );

/** Styles that the organization has saved. */
export const useSavedStyles = () => useApiQuery('codes.styles.list', {}, { select: ({ data }) => data });

export const useSaveStyle = () => useApiMutation('codes.styles.save', { shownByForm: true });

export const useDeleteStyle = () => useApiMutation('codes.styles.delete');
