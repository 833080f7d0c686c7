import { useCallback, useSyncExternalStore } from 'react';
import { narrowWidth, phoneWidth } from '../tokens/index.js';

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean => useIsBelow(phoneWidth);

/** Whether the window has no room for a second column. */
export const useIsNarrow = (): boolean => useIsBelow(narrowWidth);

function useIsBelow(width: number): boolean {
  const query = `(max-width: ${width - 1}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
