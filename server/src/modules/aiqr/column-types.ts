import type { ScanScore } from '@swapt/shared/contract';
import type { AiStyle } from '@swapt/shared/values';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'ai_pictures.score': ScanScore;
    'ai_pictures.style': AiStyle;
  }
}
