import type { BulkAction, BulkChangeState, CodeStatus } from '@swapt/shared/values';
import type { LeftOut } from './left-out.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'bulk_changes.action': BulkAction;
    'bulk_changes.state': BulkChangeState;
    'bulk_changes.left_out': LeftOut[];
    'bulk_changes.kept': LeftOut[];
    'bulk_changed_codes.status': CodeStatus;
  }
}
