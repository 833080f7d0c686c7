// Made from `features/*/*-screen.tsx` by `npm run public-screens`; a check compares the two.
import type { PublicScreen } from '@swapt/shared/public';
import type { RemoteModule } from '@swapt/shared/remote';

export const screens = {
  aiQr: () => import(/* webpackChunkName: "aiQr" */ './features/ai-qr/ai-qr-screen.js'),
  card: () => import(/* webpackChunkName: "card" */ './features/card/card-screen.js'),
  cart: () => import(/* webpackChunkName: "cart" */ './features/cart/cart-screen.js'),
  checkout: () => import(/* webpackChunkName: "checkout" */ './features/checkout/checkout-screen.js'),
  codeAlert: () => import(/* webpackChunkName: "codeAlert" */ './features/code-alert/code-alert-screen.js'),
  code: () => import(/* webpackChunkName: "code" */ './features/code/code-screen.js'),
  content: () => import(/* webpackChunkName: "content" */ './features/content/content-screen.js'),
  deleteAlert: () => import(/* webpackChunkName: "deleteAlert" */ './features/delete-alert/delete-alert-screen.js'),
  gate: () => import(/* webpackChunkName: "gate" */ './features/gate/gate-screen.js'),
  home: () => import(/* webpackChunkName: "home" */ './features/home/home-screen.js'),
  hostHome: () => import(/* webpackChunkName: "hostHome" */ './features/home/host-home-screen.js'),
  itemAlert: () => import(/* webpackChunkName: "itemAlert" */ './features/item-alert/item-alert-screen.js'),
  myOrders: () => import(/* webpackChunkName: "myOrders" */ './features/my-orders/my-orders-screen.js'),
  notFound: () => import(/* webpackChunkName: "notFound" */ './features/not-found/not-found-screen.js'),
  note: () => import(/* webpackChunkName: "note" */ './features/note/note-screen.js'),
  oneTime: () => import(/* webpackChunkName: "oneTime" */ './features/one-time/one-time-screen.js'),
  order: () => import(/* webpackChunkName: "order" */ './features/order/order-screen.js'),
  page: () => import(/* webpackChunkName: "page" */ './features/page/page-screen.js'),
  privacy: () => import(/* webpackChunkName: "privacy" */ './features/privacy/privacy-screen.js'),
  promo: () => import(/* webpackChunkName: "promo" */ './features/promo/promo-screen.js'),
  report: () => import(/* webpackChunkName: "report" */ './features/report/report-screen.js'),
  share: () => import(/* webpackChunkName: "share" */ './features/share/share-screen.js'),
  storeItem: () => import(/* webpackChunkName: "storeItem" */ './features/store-item/store-item-screen.js'),
  store: () => import(/* webpackChunkName: "store" */ './features/store/store-screen.js'),
  terms: () => import(/* webpackChunkName: "terms" */ './features/terms/terms-screen.js'),
} satisfies Record<PublicScreen, RemoteModule['screens'][string]>;
