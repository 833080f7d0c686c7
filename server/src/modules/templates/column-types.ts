import type { PageDocument } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'templates.document': PageDocument;
  }
}
