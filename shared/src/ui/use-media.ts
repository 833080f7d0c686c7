import { useCallback, useSyncExternalStore } from 'react';
import { narrowWidth, phoneWidth } from '../tokens/index.js';

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean => useIsBelow(phoneWidth);

/** Whether the window has no room for a second column. */
export const useIsNarrow = (): boolean => useIsBelow(narrowWidth);

/** Whether somebody asked their device for less that moves. */
export const usePrefersStillness = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

const useIsBelow = (width: number): boolean => useMedia(`(max-width: ${width - 1}px)`);

function useMedia(query: string): boolean {
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
