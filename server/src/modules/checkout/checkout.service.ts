export { checkAddress } from './check-address.js';
export { newLines } from './create-order.js';
export { keepFiles } from './keep-files.js';
export { orderInStore } from './order-in-store.js';
export { quoteOrder } from './quote-order.js';
export { tryQuotedCodes } from './try-quoted-codes.js';
