import { useIsOnline } from '@swapt/shared/ui';
import { useEffect, useState } from 'react';
import { keepPage } from './keep-page.js';

/** What the first screen still asks for has arrived by then. */
const afterMs = 2_000;

/** Whether this desk can be opened without the network; undefined while nobody knows. */
export function useKeptPage(isShown: boolean): boolean | undefined {
  const isOnline = useIsOnline();
  const [isKept, setIsKept] = useState<boolean>();
  useEffect(() => {
    if (!isShown || !isOnline || isKept) return;
    const timer = setTimeout(() => void keepPage().then(setIsKept, () => setIsKept(false)), afterMs);
    return () => clearTimeout(timer);
  }, [isShown, isOnline, isKept]);
  return isKept;
}
