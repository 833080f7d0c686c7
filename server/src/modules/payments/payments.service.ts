export { dueOfOrder, type DueOfOrder } from './due-payment.js';
export { payByTestCard, payOrder } from './pay-order.js';
export { paymentOptions } from './payment-options.js';
export { assertMayRefund, handBack, refundedLines, refundOrder } from './refund-order.js';
export { selectRefund } from './refunds.sql.js';
