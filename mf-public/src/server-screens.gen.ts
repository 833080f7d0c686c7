// Made from `features/*/*-screen.tsx` by `npm run public-screens`; a check compares the two.
import type { PublicScreen } from '@swapt/shared/public';
import type { ComponentType } from 'react';
import AiQr from './features/ai-qr/ai-qr-screen.js';
import Card from './features/card/card-screen.js';
import Cart from './features/cart/cart-screen.js';
import Checkout from './features/checkout/checkout-screen.js';
import CodeAlert from './features/code-alert/code-alert-screen.js';
import Code from './features/code/code-screen.js';
import Content from './features/content/content-screen.js';
import DeleteAlert from './features/delete-alert/delete-alert-screen.js';
import Gate from './features/gate/gate-screen.js';
import Home from './features/home/home-screen.js';
import HostHome from './features/home/host-home-screen.js';
import ItemAlert from './features/item-alert/item-alert-screen.js';
import MyOrders from './features/my-orders/my-orders-screen.js';
import NotFound from './features/not-found/not-found-screen.js';
import Note from './features/note/note-screen.js';
import OneTime from './features/one-time/one-time-screen.js';
import Order from './features/order/order-screen.js';
import Page from './features/page/page-screen.js';
import Privacy from './features/privacy/privacy-screen.js';
import Promo from './features/promo/promo-screen.js';
import Report from './features/report/report-screen.js';
import Share from './features/share/share-screen.js';
import StoreItem from './features/store-item/store-item-screen.js';
import Store from './features/store/store-screen.js';
import Terms from './features/terms/terms-screen.js';

export const screens: Record<PublicScreen, ComponentType> = {
  aiQr: AiQr,
  card: Card,
  cart: Cart,
  checkout: Checkout,
  codeAlert: CodeAlert,
  code: Code,
  content: Content,
  deleteAlert: DeleteAlert,
  gate: Gate,
  home: Home,
  hostHome: HostHome,
  itemAlert: ItemAlert,
  myOrders: MyOrders,
  notFound: NotFound,
  note: Note,
  oneTime: OneTime,
  order: Order,
  page: Page,
  privacy: Privacy,
  promo: Promo,
  report: Report,
  share: Share,
  storeItem: StoreItem,
  store: Store,
  terms: Terms,
};
