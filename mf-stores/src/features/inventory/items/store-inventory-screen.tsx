import { useShell } from '@swapt/shared/sdk';
import { StoreFrame } from '../../../entities/stores/store-frame.js';
import { AddToStoreButton } from './add-to-store-button.js';
import { StoreItems } from './store-items.js';

/** What a store sells, in the order in which shoppers see it. */
export default function StoreInventoryScreen() {
  const mayWrite = useShell().session.can('store:write');
  return (
    <StoreFrame tab="products" actions={(store) => mayWrite && <AddToStoreButton store={store} />}>
      {(store) => <StoreItems store={store} />}
    </StoreFrame>
  );
}
