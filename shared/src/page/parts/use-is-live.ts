import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** Whether script runs here; false in what the server sends. */
export const useIsLive = () =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
