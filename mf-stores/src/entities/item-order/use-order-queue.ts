import { useShell } from '@swapt/shared/sdk';
import { useRef } from 'react';

/** The server hears of what is done in its order; `refresh` reads what it said meanwhile again after the last one. */
export function useOrderQueue(refresh: () => Promise<unknown>) {
  const { report } = useShell();
  const queue = useRef({ last: Promise.resolve(), waiting: 0 });
  return (run: () => Promise<unknown>) => {
    queue.current.waiting += 1;
    queue.current.last = queue.current.last
      .then(async () => void (await run()))
      .catch(report)
      .then(async () => {
        queue.current.waiting -= 1;
        if (queue.current.waiting === 0) await refresh();
      });
  };
}
