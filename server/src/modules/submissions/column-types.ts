import type { Answer } from './submissions.sql.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'submissions.answers': Answer[];
  }
}
