import type { Permission } from '../people/permissions.js';

/** Lists whose views can be saved: who sees the list, and who may change what everybody in the organization finds there. */
export const lists = {
  codes: { read: 'codes:read', share: 'codes:write' },
  folders: { read: 'codes:read', share: 'codes:write' },
  notes: { read: 'codes:read', share: 'codes:write' },
  pages: { read: 'pages:read', share: 'pages:write' },
  customers: { read: 'customers:read', share: 'customers:write' },
  submissions: { read: 'customers:read', share: 'customers:write' },
  catalogs: { read: 'catalogs:read', share: 'catalogs:write' },
  products: { read: 'catalogs:read', share: 'catalogs:write' },
  orders: { read: 'orders:read', share: 'orders:write' },
  campaigns: { read: 'campaigns:read', share: 'campaigns:write' },
} as const satisfies Record<string, { read: Permission; share: Permission }>;
export type ListName = keyof typeof lists;

export const listNames = [
  'codes',
  'folders',
  'notes',
  'pages',
  'customers',
  'submissions',
  'catalogs',
  'products',
  'orders',
  'campaigns',
] as const;

/** Of one list; `own` is per person, `shared` per organization. */
export const listViewLimits = { own: 30, shared: 30, nameLength: 60, queryLength: 1000, columns: 30 } as const;
