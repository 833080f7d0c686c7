/** Addresses of the screens of stores. */
export const storePaths = {
  stores: '/admin/store',
  createStore: '/admin/create-store',
  store: (storeId: string) => `/admin/store/${storeId}`,
  setUp: (storeId: string) => `/admin/store/${storeId}/initialize`,
  orders: (storeId: string) => `/admin/store/${storeId}/orders`,
  board: (storeId: string) => `/admin/store/${storeId}/orders/board`,
  newOrder: (storeId: string) => `/admin/store/${storeId}/orders/new`,
  order: (storeId: string, orderId: string) => `/admin/store/${storeId}/orders/edit/${orderId}`,
  sales: (storeId: string) => `/admin/store/${storeId}/analytics`,
  eventSales: (storeId: string, eventId: string) => `/admin/store/${storeId}/analytics/${eventId}`,
  storesSales: '/admin/store2',
  products: (storeId: string) => `/admin/store/${storeId}/inventory`,
  stock: (storeId: string) => `/admin/store/${storeId}/inventory/stock`,
  addOns: (storeId: string) => `/admin/store/${storeId}/add-ons`,
  look: (storeId: string) => `/admin/store/${storeId}/look`,
  settings: (storeId: string) => `/admin/store/${storeId}/settings`,
};
