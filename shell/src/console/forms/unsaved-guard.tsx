import { useUnsavedGuard } from '@swapt/shared/ui';

/** The guard as an element: a page has room for one, so forms in dialogs go without. */
export function UnsavedGuard({ isDirty }: { isDirty: () => boolean }) {
  useUnsavedGuard(isDirty);
  return null;
}
