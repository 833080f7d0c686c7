import { useState } from 'react';
import type { OperationId } from '../contract/index.js';
import { t } from '../text/index.js';
import { ApiError } from './api-error.js';
import { useRefresh } from './use-refresh.js';

interface Left {
  name: string;
  reason: string;
}

/** Calls an operation for rows one after the other, as many as a list shows on its pages; those that cannot are named with the reason, and the others go on. */
export function useOneByOne(operation: OperationId) {
  const refresh = useRefresh(operation);
  /** How many had their turn, while it goes on. */
  const [done, setDone] = useState<number>();

  const runAll = async <Row>(
    rows: readonly Row[],
    nameOf: (row: Row) => string,
    runOne: (row: Row) => Promise<unknown>,
  ) => {
    const changed: Row[] = [];
    const left: Left[] = [];
    for (const [at, row] of rows.entries()) {
      setDone(at);
      try {
        await runOne(row);
        changed.push(row);
      } catch (error) {
        const reason = error instanceof ApiError ? error.message : t('It could not be changed.');
        left.push({ name: nameOf(row), reason });
      }
    }
    setDone(undefined);
    await refresh();
    return { changed, left };
  };

  return { runAll, done };
}
