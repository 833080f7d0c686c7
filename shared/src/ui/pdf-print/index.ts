export { PdfResult, type PdfFile } from './pdf-result.js';
export { PdfPrint } from './pdf-print.js';
