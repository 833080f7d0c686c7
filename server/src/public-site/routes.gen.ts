// Made from `*.routes.ts` by `npm run public-screens`; a check compares the two.
import type { RegisterPublicRoutes } from './public-page.js';
import { registerAiQr } from './ai-qr.routes.js';
import { registerCodeAlert } from './alerts/code-alert.routes.js';
import { registerItemAlert } from './alerts/item-alert.routes.js';
import { registerContent } from './content/content.routes.js';
import { registerNote } from './content/note.routes.js';
import { registerDeleteAlert } from './delete-alert.routes.js';
import { registerGate } from './gate/gate.routes.js';
import { registerHome } from './home.routes.js';
import { registerCheckout } from './orders/checkout.routes.js';
import { registerMyOrders } from './orders/my-orders.routes.js';
import { registerOrderFiles } from './orders/order-files.routes.js';
import { registerOrder } from './orders/order.routes.js';
import { registerReceipt } from './orders/receipt.routes.js';
import { registerPageForm } from './pages/page-form.routes.js';
import { registerPage } from './pages/page.routes.js';
import { registerPrivacy } from './privacy.routes.js';
import { registerPromo } from './promo/promo.routes.js';
import { registerReport } from './report.routes.js';
import { registerShare } from './share.routes.js';
import { registerShortNameForm } from './short-name-form.routes.js';
import { registerCart } from './storefront/cart.routes.js';
import { registerStoreItem } from './storefront/store-item.routes.js';
import { registerStore } from './storefront/store.routes.js';
import { registerTerms } from './terms.routes.js';

export const publicRoutes: readonly RegisterPublicRoutes[] = [
  registerAiQr,
  registerCodeAlert,
  registerItemAlert,
  registerContent,
  registerNote,
  registerDeleteAlert,
  registerGate,
  registerHome,
  registerCheckout,
  registerMyOrders,
  registerOrderFiles,
  registerOrder,
  registerReceipt,
  registerPageForm,
  registerPage,
  registerPrivacy,
  registerPromo,
  registerReport,
  registerShare,
  registerShortNameForm,
  registerCart,
  registerStoreItem,
  registerStore,
  registerTerms,
];
