import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether script runs: false in what the server made, true from the first moment in a browser. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
