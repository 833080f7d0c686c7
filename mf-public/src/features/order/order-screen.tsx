import { useScreenData, type OrderScreenData, type StoreOfPage } from '@swapt/shared/public';
import { hasReceipt } from '@swapt/shared/values';
import { useEffect } from 'react';
import { emptyCart } from '../../entities/cart/empty-cart.js';
import { OrderState } from '../../entities/order/order-state.js';
import { NoStore } from '../../entities/store/no-store.js';
import { StoreFrame } from '../../entities/store/store-frame.js';
import { useText } from '../../frame/use-text.js';
import { CancelForm } from './cancel-form.js';
import { FilesToDownload } from './files-to-download.js';
import { CounterCode } from './counter-code.js';
import { OrderFacts } from './order-facts.js';
import { BoughtLines } from './bought-lines.js';
import { PayForm } from './pay-form.js';
import { useLiveOrder } from './use-live-order.js';

/** One order, for whoever has its link. */
export default function OrderScreen() {
  const shown = useScreenData('order');
  if (shown.kind === 'shown') return <Shown {...shown} />;
  return shown.store ? <Unknown store={shown.store} /> : <NoStore />;
}

function Shown({ store, order: first, drawing, payment, isTooLate }: Extract<OrderScreenData, { kind: 'shown' }>) {
  const text = useText('order');
  const order = useLiveOrder(first, payment?.isUnderway === true);
  const address = `/my-orders/${store.store_id}/${order.link}`;
  useEffect(() => emptyCart(store.store_id), [store.store_id]);
  const isWaiting = order.status === 'placed' && order.fulfilment_status === 'unfulfilled';
  return (
    <StoreFrame store={store}>
      <div className="store order">
        <h1>{order.number === null ? text('titleOpen') : text('title', { number: order.number })}</h1>
        <p className="order-state" role="status">
          <OrderState order={order} />
        </p>
        {order.is_test && <p className="test-mode">{text('test')}</p>}
        {isWaiting && order.email && <p>{text('mailed', { email: order.email })}</p>}
        <div className="order-columns">
          <div>
            {drawing && order.status === 'placed' && <CounterCode drawing={drawing} />}
            {payment && order.due && <PayForm action={address} order={order} due={order.due} payment={payment} />}
            {order.files && <FilesToDownload files={order.files} address={address} />}
            <OrderFacts order={order} />
          </div>
          <BoughtLines order={order} />
        </div>
        {hasReceipt(order) && (
          <p>
            <a href={`${address}/receipt.pdf`}>{text('receipt')}</a>
          </p>
        )}
        {isTooLate && (
          <p className="problem" role="alert">
            {text('tooLate')}
          </p>
        )}
        {order.can_cancel && <CancelForm action={address} />}
        <p>
          <a href={`/my-orders/${store.store_id}/`}>{text('others')}</a>
        </p>
      </div>
    </StoreFrame>
  );
}

function Unknown({ store }: { store: StoreOfPage }) {
  const text = useText('order');
  return (
    <StoreFrame store={store}>
      <section className="message">
        <h1>{text('unknownTitle')}</h1>
        <p>{text('unknownText')}</p>
        <p className="actions">
          <a className="button" href={`/my-orders/${store.store_id}/`}>
            {text('others')}
          </a>
        </p>
      </section>
    </StoreFrame>
  );
}
