import type { PaperContent } from './paper-content.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'papers.content': PaperContent;
  }
}
