import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js';
import { defineContribution, iconPath } from '@swapt/shared/remote';

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
      icon: iconPath(AppstoreOutlined),
      permission: 'catalogs:read',
    },
  ],
});
