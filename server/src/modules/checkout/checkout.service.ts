export { orderInStore } from './order-in-store.js';
export { quoteOrder } from './quote-order.js';
