import type { CustomerFilter } from './customer-filter.sql.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'customer_events.detail': Record<string, string>;
    'customer_segments.filter': CustomerFilter;
  }
}
