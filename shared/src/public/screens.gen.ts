// Made from `screens` by `npm run public-screens`; a check compares the two.
import type { PublicScreenDeclaration } from './declaration.js';
import type { PublicScreenData } from './screen-data.gen.js';
import { aiQr } from './screens/ai-qr.js';
import { card } from './screens/card.js';
import { cart } from './screens/cart.js';
import { checkout } from './screens/checkout.js';
import { codeAlert } from './screens/code-alert.js';
import { code } from './screens/code.js';
import { content } from './screens/content.js';
import { deleteAlert } from './screens/delete-alert.js';
import { gate } from './screens/gate.js';
import { home } from './screens/home.js';
import { hostHome } from './screens/host-home.js';
import { itemAlert } from './screens/item-alert.js';
import { myOrders } from './screens/my-orders.js';
import { notFound } from './screens/not-found.js';
import { note } from './screens/note.js';
import { oneTime } from './screens/one-time.js';
import { order } from './screens/order.js';
import { page } from './screens/page.js';
import { privacy } from './screens/privacy.js';
import { promo } from './screens/promo.js';
import { report } from './screens/report.js';
import { share } from './screens/share.js';
import { storeItem } from './screens/store-item.js';
import { store } from './screens/store.js';
import { terms } from './screens/terms.js';

/** Every public screen by its name. */
export const publicScreens: Record<PublicScreenData['screen'], PublicScreenDeclaration> = {
  aiQr,
  card,
  cart,
  checkout,
  codeAlert,
  code,
  content,
  deleteAlert,
  gate,
  home,
  hostHome,
  itemAlert,
  myOrders,
  notFound,
  note,
  oneTime,
  order,
  page,
  privacy,
  promo,
  report,
  share,
  storeItem,
  store,
  terms,
};
