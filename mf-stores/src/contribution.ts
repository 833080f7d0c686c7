import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js';
import PercentageOutlined from '@ant-design/icons-svg/es/asn/PercentageOutlined.js';
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js';
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
    { path: '/admin/store', screen: 'stores', title: 'Stores', permission: 'store:read' },
    { path: '/admin/create-store', screen: 'storeCreate', title: 'New store', permission: 'store:write' },
    { path: '/admin/store/:storeId', screen: 'store', title: 'Store', permission: 'store:read' },
    { path: '/admin/store/:storeId/orders', screen: 'storeOrders', title: 'Orders', permission: 'orders:read' },
    {
      path: '/admin/store/:storeId/orders/board',
      screen: 'storeBoard',
      title: 'Board of orders',
      permission: 'orders:read',
    },
    {
      path: '/admin/store/:storeId/orders/new',
      screen: 'orderMake',
      title: 'New order',
      permission: 'orders:write',
    },
    {
      path: '/admin/store/:storeId/orders/edit/:orderId',
      screen: 'storeOrder',
      title: 'Order',
      permission: 'orders:read',
    },
    { path: '/admin/discount', screen: 'discounts', title: 'Discounts', permission: 'store:read' },
    { path: '/admin/discount/create', screen: 'discountCreate', title: 'New discount', permission: 'store:write' },
    { path: '/admin/discount/edit/:discountId', screen: 'discount', title: 'Discount', permission: 'store:read' },
    { path: '/admin/order/:storeId', screen: 'storeOrders', title: 'Orders', permission: 'orders:read' },
    { path: '/admin/order/edit/:orderId', screen: 'storeOrder', title: 'Order', permission: 'orders:read' },
    {
      path: '/admin/store/:storeId/inventory',
      screen: 'storeInventory',
      title: 'Products of the store',
      permission: 'store:read',
    },
    { path: '/admin/store/:storeId/inventory/stock', screen: 'storeStock', title: 'Stock', permission: 'store:read' },
    { path: '/admin/store/:storeId/add-ons', screen: 'storeAddOns', title: 'Add-ons', permission: 'store:read' },
    { path: '/admin/store/:storeId/look', screen: 'storeTheme', title: 'Look', permission: 'store:read' },
    { path: '/admin/store/:storeId/settings', screen: 'storeSettings', title: 'Settings', permission: 'store:read' },
    {
      path: '/admin/store/:storeId/initialize',
      screen: 'storeSetUp',
      title: 'Set up a store',
      permission: 'store:write',
    },
  ],
  nav: [
    {
      label: 'Stores',
      path: '/admin/store',
      section: 'sell',
      order: 1,
      icon: iconPath(ShopOutlined),
      permission: 'store:read',
    },
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
    {
      label: 'Discounts',
      path: '/admin/discount',
      section: 'sell',
      order: 15,
      icon: iconPath(PercentageOutlined),
      permission: 'store:read',
    },
  ],
});
