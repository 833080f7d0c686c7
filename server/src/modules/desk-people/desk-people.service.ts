export { assertApproved, cashierOf, type Acting, type AtDesk } from './known-at-desk.js';
