import type { Format } from './rendering/render-file.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'print_sets.format': Format;
  }
}
