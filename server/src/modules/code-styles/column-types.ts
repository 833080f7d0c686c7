import type { QrStyle } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'code_styles.style': QrStyle;
  }
}
