export { insertOrder, type NewLine } from './new-orders.sql.js';
export { isLinkOf, orderLink, orderOfLink, orderPath } from './order-link.js';
export { assertFewUnpaid, placeOrder } from './place-order.js';
export { showOrders } from './shown-order.js';
export { lockOrder, selectOrder, selectOrdersOf, type OrderRow } from './orders.sql.js';
export { cancelOrder } from './cancel-order.js';
