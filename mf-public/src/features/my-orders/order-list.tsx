import type { MyOrdersScreenData } from '@swapt/shared/public';
import { OrderState } from '../../entities/order/order-state.js';
import { useText } from '../../frame/use-text.js';

/** The orders of an address, newest first. */
export function OrderList({ store, email, orders }: Extract<MyOrdersScreenData, { kind: 'list' }>) {
  const text = useText('myOrders');
  const ofOrder = useText('order');
  const base = `/my-orders/${store.store_id}/`;
  return (
    <>
      <p>{orders.length > 0 ? text('of', { email }) : text('none')}</p>
      <ul className="own-orders">
        {orders.map((order) => (
          <li key={order.order_id}>
            <a href={base + order.link}>
              <strong>{ofOrder('title', { number: order.number ?? 0 })}</strong>
              <span>{order.placed}</span>
              <span>
                <OrderState order={order} />
              </span>
              <bdi className="ordered-sum">{order.total.text}</bdi>
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={base}>
        <input type="hidden" name="step" value="leave" />
        <button className="button quiet">{text('again')}</button>
      </form>
    </>
  );
}
