import { useApiMutation } from '@swapt/shared/query';

/** Codes on sheets of labels, as a PDF. */
export const useLabels = () => useApiMutation('codes.labels', { shownByForm: true });

export const useRenderFile = () => useApiMutation('codes.render');

/** The address of a ZIP with the prints of many codes. */
export const usePrints = () => useApiMutation('codes.prints', { shownByForm: true });
