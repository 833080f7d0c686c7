export { CodeScanner } from './code-scanner.js';
