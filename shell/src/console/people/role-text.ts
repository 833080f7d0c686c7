import type { Role } from '@swapt/shared/values';

/** What each role may do, in a sentence. */
export const roleText: Record<Role, string> = {
  owner: 'Everything, also deleting the organization and naming owners',
  admin: 'Everything else',
  editor: 'Codes, pages, catalogs, store, orders and campaigns',
  cashier: 'Selling at events, orders and redeeming rewards',
  viewer: 'Looks at everything but changes nothing',
};

export const roleLabel = (role: Role) => role.charAt(0).toUpperCase() + role.slice(1);
