// Made from `*-screen.tsx` by `npm run console-screens`; a check compares the two.
import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  storeAddOns: () => import(/* webpackChunkName: "storeAddOns" */ './features/addons/store-add-ons-screen.js'),
  catalogCreate: () => import(/* webpackChunkName: "catalogCreate" */ './features/catalogs/catalog-create-screen.js'),
  catalog: () => import(/* webpackChunkName: "catalog" */ './features/catalogs/catalog-screen.js'),
  catalogs: () => import(/* webpackChunkName: "catalogs" */ './features/catalogs/catalogs-screen.js'),
  discountCreate: () => import(/* webpackChunkName: "discountCreate" */ './features/discounts/edit/discount-create-screen.js'),
  discount: () => import(/* webpackChunkName: "discount" */ './features/discounts/edit/discount-screen.js'),
  discounts: () => import(/* webpackChunkName: "discounts" */ './features/discounts/list/discounts-screen.js'),
  storeInventory: () => import(/* webpackChunkName: "storeInventory" */ './features/inventory/items/store-inventory-screen.js'),
  storeStock: () => import(/* webpackChunkName: "storeStock" */ './features/inventory/stock/store-stock-screen.js'),
  storeBoard: () => import(/* webpackChunkName: "storeBoard" */ './features/orders/board/store-board-screen.js'),
  storeOrders: () => import(/* webpackChunkName: "storeOrders" */ './features/orders/list/store-orders-screen.js'),
  orderMake: () => import(/* webpackChunkName: "orderMake" */ './features/orders/make/order-make-screen.js'),
  storeOrder: () => import(/* webpackChunkName: "storeOrder" */ './features/orders/show/store-order-screen.js'),
  product: () => import(/* webpackChunkName: "product" */ './features/products/edit/product-screen.js'),
  productImport: () => import(/* webpackChunkName: "productImport" */ './features/products/import/product-import-screen.js'),
  products: () => import(/* webpackChunkName: "products" */ './features/products/list/products-screen.js'),
  storeSales: () => import(/* webpackChunkName: "storeSales" */ './features/sales/store-sales-screen.js'),
  storesSales: () => import(/* webpackChunkName: "storesSales" */ './features/sales/stores-sales-screen.js'),
  storeCreate: () => import(/* webpackChunkName: "storeCreate" */ './features/stores/create/store-create-screen.js'),
  stores: () => import(/* webpackChunkName: "stores" */ './features/stores/list/stores-screen.js'),
  store: () => import(/* webpackChunkName: "store" */ './features/stores/overview/store-screen.js'),
  storeSetUp: () => import(/* webpackChunkName: "storeSetUp" */ './features/stores/set-up/store-set-up-screen.js'),
  storeSettings: () => import(/* webpackChunkName: "storeSettings" */ './features/stores/settings/store-settings-screen.js'),
  storeTheme: () => import(/* webpackChunkName: "storeTheme" */ './features/stores/theme/store-theme-screen.js'),
};
