import { useApiMutation } from '@swapt/shared/query';

/** Makes codes from a list, or with `dry_run` tells what would be made. */
export const useCloneMany = () => useApiMutation('codes.cloneMultiple', { isOnce: true, shownByForm: true });

/** Makes links from a table, or with `dry_run` tells what would be made. */
export const useImport = () => useApiMutation('codes.import', { isOnce: true, shownByForm: true });
