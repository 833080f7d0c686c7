import type { BulkNoun } from '@swapt/shared/values';
import type { BulkKind } from './bulk-kind.js';
import { codeKind } from './code-kind.js';
import { customerKind } from './customer-kind.js';
import { pageKind } from './page-kind.js';

/** Every noun of which many can be changed. */
export const kinds: Record<BulkNoun, BulkKind> = { codes: codeKind, customers: customerKind, pages: pageKind };
