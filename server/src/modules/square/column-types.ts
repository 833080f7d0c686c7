import type { VendorDetail } from '../../platform/vendors/vendor-error.js';
import type { AccountHome } from '../connected-accounts/connected-accounts.service.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'square_connections.home': AccountHome;
    'square_connections.error': VendorDetail;
  }
}
