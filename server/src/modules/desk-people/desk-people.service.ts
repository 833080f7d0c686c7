export { assertApproved, cashierOf } from './known-at-desk.js';
