import { ApiError } from '@swapt/shared/client';
import type { Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useState } from 'react';
import { changesOf, toValues, type StoreChange, type StoreValues } from '../values/store-values.js';

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'store.conflict';

export interface Send<Saved> {
  (change: { store_id: string; revision: number; data: StoreChange }): Promise<Saved>;
}

/** Saves what was changed in a form of a store; of two who change the same one, the second chooses. */
export function useSaveStore<Saved>(store: Store, send: Send<Saved>) {
  const { call } = useShell();
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<Store>();
  /** The one that somebody chose to save over. */
  const [agreed, setAgreed] = useState<number>();

  /** `typedFrom` is the revision that the values were typed from, an older one than is shown where they are a draft. */
  const save = async (values: Partial<StoreValues>, typedFrom: number): Promise<Saved> => {
    setTheirs(undefined);
    const { store_id } = store;
    try {
      return await send({ store_id, revision: agreed ?? typedFrom, data: changesOf(toValues(store), values) });
    } catch (error) {
      if (isConflict(error)) setTheirs((await call('stores.get', { store_id })).data);
      throw error;
    }
  };

  return { save, theirs, keepMine: () => setAgreed(theirs?.revision) };
}
