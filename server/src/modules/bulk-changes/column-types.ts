import type { BulkChangeAction, BulkChangeState, BulkNoun } from '@swapt/shared/values';
import type { Before } from './bulk-kind.js';
import type { LeftOut } from './left-out.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'bulk_changes.noun': BulkNoun;
    'bulk_changes.action': BulkChangeAction;
    'bulk_changes.state': BulkChangeState;
    'bulk_changes.left_out': LeftOut[];
    'bulk_changes.kept': LeftOut[];
    'bulk_changed_items.before': Before;
  }
}
