import ControlOutlined from '@ant-design/icons/ControlOutlined';
import KeyOutlined from '@ant-design/icons/KeyOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import type { NavEntry, RegisteredRemote } from '@swapt/shared/remote';
import type { Permission, Role } from '@swapt/shared/values';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { MenuIcon } from './menu-icon.js';

export interface MenuEntry {
  label: string;
  path: string;
  section: NavEntry['section'];
  icon: ReactNode;
  /** The remote whose screen it opens, or none for a screen of the shell. */
  remote?: string;
}

export const sections = {
  create: t('Create'),
  sell: t('Sell'),
  engage: t('Engage'),
  settings: t('Organization'),
} as const;

const own: readonly (MenuEntry & Pick<NavEntry, 'permission' | 'hiddenFrom'>)[] = [
  {
    label: t('Settings'),
    path: '/admin/organization',
    section: 'settings',
    icon: <SettingOutlined />,
    hiddenFrom: ['cashier'],
  },
  {
    label: t('Users'),
    path: '/admin/profile/users',
    section: 'settings',
    icon: <TeamOutlined />,
    permission: 'users:read',
  },
  {
    label: t('API key'),
    path: '/admin/profile/api-key',
    section: 'settings',
    icon: <KeyOutlined />,
    permission: 'apikeys:read',
  },
];

/** For the people who run the installation, whatever their role. */
const platform: MenuEntry = {
  label: t('Platform'),
  path: '/admin/platform',
  section: 'settings',
  icon: <ControlOutlined />,
};

/** The menu of a role, in the order of its sections: what the registry names and the role may open, then the shell's own. */
export function menuOf(
  remotes: readonly RegisteredRemote[],
  can: (permission: Permission) => boolean,
  { role, isOperator }: { role: Role | ''; isOperator: boolean },
): MenuEntry[] {
  const order = Object.keys(sections);
  const contributed = remotes
    .filter(({ isDisabled }) => !isDisabled)
    .flatMap(({ name, contribution }) => contribution.nav.map((entry) => ({ ...entry, remote: name })))
    .filter(({ path }) => path.startsWith('/admin/'))
    .sort((a, b) => a.order - b.order)
    .map((entry) => ({ ...entry, label: t(entry.label), icon: <MenuIcon path={entry.icon} /> }));
  const allowed = [...contributed, ...own].filter(
    ({ permission, hiddenFrom = [] }) => (!permission || can(permission)) && !hiddenFrom.some((one) => one === role),
  );
  return [...allowed, ...(isOperator ? [platform] : [])].sort(
    (a, b) => order.indexOf(a.section) - order.indexOf(b.section),
  );
}

/** The entry that stands for an address: the longest one it begins with. */
export function activeEntry(menu: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  return menu
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
