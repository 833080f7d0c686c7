import type { Store } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'stores.logo': NonNullable<Store['logo']>;
    'stores.hours': NonNullable<Store['hours']>;
    'stores.closed_days': Store['closed_days'];
    'stores.fulfilment': Store['fulfilment'];
    'stores.tax_rates': Store['tax_rates'];
    'stores.theme': Store['theme'];
    'stores.steps_done': Store['steps_done'];
  }
}
