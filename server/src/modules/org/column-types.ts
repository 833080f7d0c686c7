import type { OpeningHours } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'organizations.hours': OpeningHours;
  }
}
