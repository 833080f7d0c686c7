import { useSyncExternalStore } from 'react';
import { phoneWidth } from '../tokens/index.js';

const query = `(max-width: ${phoneWidth - 1}px)`;

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
