import { useShell } from '@swapt/shared/sdk';
import { AddToStoreButton } from '../../../entities/stores/add-to-store/add-to-store-button.js';
import { StoreFrame } from '../../../entities/stores/store-frame.js';
import { ShelfLabelsButton } from '../labels/shelf-labels-button.js';
import { StoreItems } from './store-items.js';

/** What a store sells, in the order in which shoppers see it. */
export default function StoreInventoryScreen() {
  const mayWrite = useShell().session.can('store:write');
  return (
    <StoreFrame
      tab="products"
      actions={(store) => (
        <>
          <ShelfLabelsButton store={store} />
          {mayWrite && <AddToStoreButton store={store} />}
        </>
      )}
    >
      {(store) => <StoreItems store={store} />}
    </StoreFrame>
  );
}
