export { insertLines, insertOrder, type NewLine } from './new-orders.sql.js';
export { isLinkOf, orderLink, orderOfLink, orderPath } from './order-link.js';
export { assertFewUnpaid, placeOrder } from './place-order.js';
export { endReserved, takeMoney } from './take-money.js';
export { addressText, showOrders } from './shown-order.js';
export {
  insertEvent,
  lockOrder,
  selectLines,
  selectOrder,
  selectOrdersOf,
  type LineRow,
  type OrderRow,
} from './orders.sql.js';
export { stockOf } from './stock-of.js';
export { cancelOrder } from './cancel-order.js';
export { fileState, handOverFiles, noteDownload } from './order-files.js';
export * from './order-money.sql.js';
export {
  mailAboutOrder,
  mailCharged,
  mailChanged,
  mailReturned,
  mailToPay,
  settleMoney,
  settlePayments,
  type OrderNews,
} from './orders.kinds.js';
export { selectStoreOfOrder, type StoreOfOrder } from './order-jobs.sql.js';
export { changeOrder, lockNamed, restockLines } from './change-order.js';
export { callOffTried, callOffUnpaid } from './call-off-unpaid.js';
export { readOrder } from './read-order.js';
