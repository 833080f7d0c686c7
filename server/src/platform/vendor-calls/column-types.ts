import type { VendorDetail } from '../vendors/vendor-error.js';

declare module '../db/statements.js' {
  interface ColumnTypes {
    'vendor_calls.state': 'waiting' | 'sending' | 'done' | 'failed' | 'unknown';
    'vendor_calls.error': VendorDetail;
  }
}
