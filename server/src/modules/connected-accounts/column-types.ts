import type { VendorDetail } from '../../platform/vendors/vendor-error.js';
import type { AccountHome } from './account-home.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'connected_accounts.home': AccountHome;
    'connected_accounts.error': VendorDetail;
  }
}
