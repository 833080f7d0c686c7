import type { Store } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { CodeScanner } from '@swapt/shared/ui/code-scanner';
import { orderOfCode } from '../../../entities/orders/order-of-code.js';
import { storePaths } from '../../../entities/stores/paths.js';
import { StoreFrame } from '../../../entities/stores/store-frame.js';

/** Opens the order whose code a shopper shows at the counter. */
export default function StoreHandOverScreen() {
  return <StoreFrame tab="orders">{(store) => <Scan store={store} />}</StoreFrame>;
}

function Scan({ store: { store_id: storeId } }: { store: Store }) {
  const navigate = useNavigate();
  const open = (text: string) => {
    const id = orderOfCode(text, storeId);
    if (id === undefined) return t('This is no order of this store.');
    void navigate(storePaths.handOverOrder(storeId, id));
    return undefined;
  };
  return (
    <div style={{ maxWidth: 520 }}>
      <Panel
        title={t('Hand over an order')}
        lead={t('Scan the code on the buyer’s order page or receipt. The order opens here.')}
      >
        <CodeScanner onRead={open} typedLabel={t('Address of the order')} />
      </Panel>
    </div>
  );
}
