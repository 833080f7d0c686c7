import type { Role } from '@swapt/shared/values';

/** What each role may do, in a sentence. */
export const roleText: Record<Role, string> = {
  owner: 'Everything, including deleting the organization and choosing owners',
  admin: 'Everything except deleting the organization and choosing owners',
  editor: 'Codes, pages, catalogs, stores, orders and campaigns',
  cashier: 'Selling at events, orders and redeeming rewards',
  viewer: 'Can view everything but cannot change anything',
};

export const roleLabel = (role: Role) => role.charAt(0).toUpperCase() + role.slice(1);
