import type { Counts } from './counts.js';

declare module '../platform/db/statements.js' {
  interface ColumnTypes {
    'scan_counts.shares': Counts['shares'];
    'scan_counts.times': Counts['times'];
  }

  interface AnswerTypes {
    /** One of those that were given: it was found by it. */
    'ingest.moveVisits.org_id': string;
    /** The same. */
    'ingest.moveVisits.code_id': string;
    /** The same. */
    'ingest.moveVisits.visitor': string;
  }
}
