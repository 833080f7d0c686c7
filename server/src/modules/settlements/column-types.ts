import type { TenderAmounts } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'settlements.expected': TenderAmounts;
    'settlements.counted': TenderAmounts;
  }
}
