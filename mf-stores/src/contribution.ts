import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js';
import TagsOutlined from '@ant-design/icons-svg/es/asn/TagsOutlined.js';
import { defineContribution, iconPath } from '@swapt/shared/remote';

export const contribution = defineContribution({
  name: 'mf-stores',
  contract: '^2.0.0',
  budgetKb: 300,
  routes: [
    { path: '/admin/catalogs', screen: 'catalogs', title: 'Catalogs', permission: 'catalogs:read' },
    { path: '/admin/catalogs/create', screen: 'catalogCreate', title: 'New catalog', permission: 'catalogs:write' },
    { path: '/admin/catalogs/view', screen: 'catalogs', title: 'Catalogs', permission: 'catalogs:read' },
    { path: '/admin/catalogs/view/:catalogId', screen: 'catalog', title: 'Catalog', permission: 'catalogs:read' },
    { path: '/admin/products', screen: 'products', title: 'Products', permission: 'catalogs:read' },
    { path: '/admin/products/:catalogId', screen: 'products', title: 'Products', permission: 'catalogs:read' },
    {
      path: '/admin/products/all/import',
      screen: 'productImport',
      title: 'Import products',
      permission: 'catalogs:write',
    },
    { path: '/admin/products/:catalogId/:productId', screen: 'product', title: 'Product', permission: 'catalogs:read' },
  ],
  nav: [
    {
      label: 'Products',
      path: '/admin/products',
      section: 'sell',
      order: 5,
      icon: iconPath(TagsOutlined),
      permission: 'catalogs:read',
    },
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
