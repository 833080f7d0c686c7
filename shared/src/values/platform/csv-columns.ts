import type { ListName } from './list-views.js';

/**
 * Which columns a list can be exported with, by their keys: those of the list in the console that have text, then what
 * the list does not show. Pictures and what is done with a row have none.
 */
export const csvColumns = {
  codes: ['name', 'target', 'status', 'scans', 'type', 'visitors', 'last', 'expires', 'created', 'changed'],
  customers: ['name', 'tags', 'last', 'first', 'scans', 'forms', 'orders'],
  pages: ['name', 'status', 'address', 'views', 'saved', 'published', 'created'],
  campaigns: ['name', 'state', 'dates', 'codes', 'scans', 'note', 'created'],
  notes: ['text', 'code', 'readers', 'origin', 'link'],
  folders: ['name', 'codes', 'scans', 'created'],
  catalogs: ['name', 'products', 'created'],
  orders: ['order', 'total', 'payment', 'state', 'pickup', 'placed'],
  submissions: ['who', 'from', 'answers', 'at', 'consent'],
} as const satisfies Partial<Record<ListName, readonly string[]>>;
export type ExportedList = keyof typeof csvColumns;
export type CsvColumnKey<L extends ExportedList> = (typeof csvColumns)[L][number];
