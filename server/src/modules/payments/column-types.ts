import type { CaptureMode, PaymentVendor } from '@swapt/shared/values';
import type { VendorDetail } from '../../platform/vendors/vendor-error.js';
import type { RefundLine } from './refunds.sql.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'payments.capture': CaptureMode;
    'payments.vendor': PaymentVendor;
    'payments.failure': VendorDetail;
    'refunds.error': VendorDetail;
    'refunds.lines': RefundLine[];
  }
}
