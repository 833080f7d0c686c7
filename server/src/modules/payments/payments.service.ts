export { payOrder } from './pay-order.js';
