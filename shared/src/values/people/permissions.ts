/** Roles and what each may do (one table for server, menu and buttons). */
export const roles = ['owner', 'admin', 'editor', 'cashier', 'viewer'] as const;
export type Role = (typeof roles)[number];

const readable = ['codes', 'pages', 'catalogs', 'store', 'orders', 'campaigns'] as const;
const writable = [...readable, 'wallet', 'customers'] as const;

export const permissions = [
  'codes:read',
  'codes:write',
  'pages:read',
  'pages:write',
  'catalogs:read',
  'catalogs:write',
  'store:read',
  'store:write',
  'orders:read',
  'orders:write',
  'orders:refund',
  'orders:delete',
  'campaigns:read',
  'campaigns:write',
  'wallet:read',
  'wallet:write',
  'customers:read',
  'customers:write',
  'analytics:read',
  'integrations:read',
  'integrations:write',
  'messaging:send',
  'rewards:redeem',
  'pos:use',
  'users:read',
  'users:write',
  'apikeys:read',
  'apikeys:write',
  'org:write',
  'org:delete',
] as const;
export type Permission = (typeof permissions)[number];

const viewer: Permission[] = [...readable.map((noun) => `${noun}:read` as const), 'analytics:read'];
const editor: Permission[] = [
  ...writable.flatMap((noun) => [`${noun}:read`, `${noun}:write`] as const),
  'orders:refund',
  'rewards:redeem',
  'messaging:send',
  'pos:use',
  'analytics:read',
  'integrations:read',
];
const cashier: Permission[] = [
  'pos:use',
  'orders:read',
  'orders:write',
  'rewards:redeem',
  'store:read',
  'catalogs:read',
];

const granted: Record<Role, ReadonlySet<Permission>> = {
  owner: new Set(permissions),
  admin: new Set(permissions.filter((permission) => permission !== 'org:delete')),
  editor: new Set(editor),
  cashier: new Set(cashier),
  viewer: new Set(viewer),
};

/** Whether a role holds a permission. */
export function can(role: Role | undefined, permission: Permission): boolean {
  return role !== undefined && granted[role].has(permission);
}

/** Members, roles, keys and the end of an organization are for people: a key that leaked makes no owners and does not replace itself. */
const personal: ReadonlySet<Permission> = new Set(['users:write', 'apikeys:write', 'org:delete']);

/** Whether a permission counts for people alone, never for an API key, whatever the key's role. */
export const isPersonal = (permission: Permission): boolean => personal.has(permission);

/** Whether `role` may hand out, change or take away `other`: nobody reaches above their own rank, and only owners make owners. */
export function outranks(role: Role, other: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(other);
}
