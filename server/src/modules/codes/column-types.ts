import type { CodeContent, CodeRule, QrStyle } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'codes.content': CodeContent;
    'codes.rules': CodeRule[];
    'codes.style': QrStyle;
  }
}
