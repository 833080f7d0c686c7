export { selectInvoice as selectInvoiceOf } from './papers.sql.js';
export { changeSeller, register } from './seller.js';
