export { orderInStore } from './order-in-store.js';
export { quoteOrder } from './quote-order.js';
export { tryQuotedCodes } from './try-quoted-codes.js';
