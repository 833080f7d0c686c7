import type { OneTimeUser } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'one_time_codes.used_by': OneTimeUser;
  }
}
