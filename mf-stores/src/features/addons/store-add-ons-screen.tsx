import { useShell } from '@swapt/shared/sdk';
import { StoreFrame } from '../../entities/stores/store-frame.js';
import { AddOnList } from './addon-list.js';
import { NewAddOnButton } from './new-addon-button.js';

/** What shoppers can add to the items of a store, in the order in which they are offered it. */
export default function StoreAddOnsScreen() {
  const mayWrite = useShell().session.can('store:write');
  return (
    <StoreFrame tab="add-ons" actions={(store) => mayWrite && <NewAddOnButton store={store} />}>
      {(store) => <AddOnList store={store} />}
    </StoreFrame>
  );
}
