import { defineContribution } from '@swapt/shared/remote';
import { icons } from './menu-icons.js';

export const contribution = defineContribution({
  name: 'mf-stores',
  contract: '^2.0.0',
  budgetKb: 300,
  routes: [
    { path: '/admin/catalogs', screen: 'catalogs', title: 'Catalogs', permission: 'catalogs:read' },
    { path: '/admin/catalogs/create', screen: 'catalogCreate', title: 'New catalog', permission: 'catalogs:write' },
  ],
  nav: [
    {
      label: 'Catalogs',
      path: '/admin/catalogs',
      section: 'sell',
      order: 10,
      icon: icons.catalogs,
      permission: 'catalogs:read',
    },
  ],
});
