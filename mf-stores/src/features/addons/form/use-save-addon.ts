import { ApiError } from '@swapt/shared/client';
import type { AddOn, Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { addOnLimits } from '@swapt/shared/values';
import { useRef } from 'react';
import { itemsText, mostText, priceText } from '../../../entities/addons/addon-words.js';
import { useUpdateAddOn } from '../../../entities/addons/addons.queries.js';
import { changesOf, toFacts, type AddOnValues } from './addon-values.js';

/** Saves what was changed of an add-on. Of two who change the same one, the second reads what it is by now, and may save over it. */
export function useSaveAddOn(store: Store, addOn: AddOn) {
  const { call } = useShell();
  const update = useUpdateAddOn();
  const base = useRef(addOn.revision);
  const { add_on_id, store_id } = addOn;

  return async (values: AddOnValues): Promise<void> => {
    const data = changesOf(addOn, toFacts(values, store));
    if (Object.keys(data).length === 0) return;
    try {
      await update.mutateAsync({ add_on_id, revision: base.current, data });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'add_on.conflict') throw error;
      const { data: all } = await call('addons.list', { store_id, pageSize: addOnLimits.perStore });
      const theirs = all.find((one) => one.add_on_id === add_on_id);
      if (!theirs) throw error;
      base.current = theirs.revision;
      throw withTheirs(error, theirs);
    }
  };
}

function withTheirs({ status, code, fields, requestId }: ApiError, theirs: AddOn): ApiError {
  const now = [priceText(theirs), mostText(theirs), itemsText(theirs)].join(' · ');
  const message = t('Somebody else changed this add-on while you were editing it. It is now “{name}” ({now}).', {
    name: theirs.name,
    now,
  });
  const next = t('Save again to put your changes in place of theirs.');
  return new ApiError(status, code, message, next, fields, requestId);
}
