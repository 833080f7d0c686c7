import type { Role } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

/** What each role may do, in a sentence. */
export const roleText: Record<Role, string> = {
  owner: t('Everything, including deleting the organization and choosing owners'),
  admin: t('Everything except deleting the organization and choosing owners'),
  editor: t('Codes, pages, catalogs, stores, orders and campaigns'),
  cashier: t('Selling at events, orders and redeeming rewards'),
  viewer: t('Can view everything but cannot change anything'),
};

export const roleLabel = (role: Role) => role.charAt(0).toUpperCase() + role.slice(1);
