export { selectInvoice as selectInvoiceOf } from './papers.sql.js';
export { changeSeller, register } from './seller.js';
export { creditNoteOf, receiptOf, type Reading } from './receipt.js';
export { openSheet } from './sheet.js';
export { fileOf } from './paper-file.js';
export type { PaperContent } from './paper-content.js';
