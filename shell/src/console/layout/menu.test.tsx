import type { NavEntry, RegisteredRemote } from '@swapt/shared/remote';
import { can, type Role } from '@swapt/shared/values';
import { menuOf } from './menu.js';

const entry = (label: string, other: Partial<NavEntry> = {}): NavEntry => ({
  ...{ label, path: `/admin/${label}`, section: 'sell', order: 1, icon: 'M0 0' },
  ...other,
});
const remote = {
  name: 'mf-stores',
  contribution: {
    nav: [
      entry('desks', { permission: 'pos:use' }),
      entry('stores', { permission: 'store:read', hiddenFrom: ['cashier'] }),
    ],
  },
} as unknown as RegisteredRemote;

const labels = (role: Role) =>
  menuOf([remote], (permission) => can(role, permission), { role, isOperator: false }).map(({ label }) => label);

describe('the menu of a role', () => {
  it('has what the role may open', () => {
    expect(labels('viewer')).toEqual(['stores', 'Settings']);
    expect(labels('editor')).toEqual(['desks', 'stores', 'Settings']);
  });

  it('leaves out what the role has no use for', () => {
    expect(labels('cashier')).toEqual(['desks']);
  });
});
