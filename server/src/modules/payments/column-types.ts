import type { VendorDetail } from '../../platform/vendors/vendor-error.js';
import type { RefundLine } from './refunds.sql.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'payments.capture': 'automatic' | 'manual';
    'payments.failure': VendorDetail;
    'refunds.error': VendorDetail;
    'refunds.lines': RefundLine[];
  }
}
