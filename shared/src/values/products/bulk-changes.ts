import type { Permission } from '../people/permissions.js';
import type { ProductMove } from './products.js';

/** What many of can be changed at once in the background: who sees such changes, and who starts, cancels and undoes them. */
export const bulkNouns = {
  codes: { read: 'codes:read', write: 'codes:write' },
  customers: { read: 'customers:read', write: 'customers:write' },
  pages: { read: 'pages:read', write: 'pages:write' },
  notes: { read: 'codes:read', write: 'codes:write' },
  campaigns: { read: 'campaigns:read', write: 'campaigns:write' },
  folders: { read: 'codes:read', write: 'codes:write' },
  catalogs: { read: 'catalogs:read', write: 'catalogs:write' },
  products: { read: 'catalogs:read', write: 'catalogs:write' },
} as const satisfies Record<string, { read: Permission; write: Permission }>;
export type BulkNoun = keyof typeof bulkNouns;
export const bulkNounNames = [
  'codes',
  'customers',
  'pages',
  'notes',
  'campaigns',
  'folders',
  'catalogs',
  'products',
] as const satisfies readonly BulkNoun[];

/** Deleting customers erases them, and is not undone. */
export const customerBulkActions = ['tag', 'untag', 'delete'] as const;
export type CustomerBulkAction = (typeof customerBulkActions)[number];
export const pageBulkActions = ['unpublish', 'restore', 'delete'] as const;
export type PageBulkAction = (typeof pageBulkActions)[number];
export const productBulkActions = [
  'activate',
  'draft',
  'archive',
  'restore',
  'delete',
] as const satisfies readonly ProductMove[];

/** Of all nouns. */
export const bulkChangeActions = [
  'archive',
  'restore',
  'pause',
  'resume',
  'delete',
  'move',
  'tag',
  'untag',
  'unpublish',
  'activate',
  'draft',
  'import',
] as const;
export type BulkChangeAction = (typeof bulkChangeActions)[number];

/** How far a change is. What failed has stopped for good, with what was done until then; it can be undone like the others. */
export const bulkChangeStates = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;
export type BulkChangeState = (typeof bulkChangeStates)[number];
/** Under way at once in one organization. */
export const bulkChangesAtOnce = 5;
/** How many are changed at most by one of them. */
export const bulkChangeLimit = 100_000;
