export { dueOfOrder, type DueOfOrder } from './due-payment.js';
export { payByTestCard, payOrder } from './pay-order.js';
export { paymentOptions } from './payment-options.js';
export { assertMayRefund, handBack, refundedLines, refundOrder } from './refund-order.js';
export { selectRefund } from './refunds.sql.js';
export { cancelCheckout } from './terminal/cancel-checkout.js';
export { readCheckout } from './terminal/read-checkout.js';
export { startCheckout } from './terminal/start-checkout.js';
