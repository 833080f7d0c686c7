// Made from `screens` by `npm run public-screens`; a check compares the two.
import type { AiQrScreenData } from './screens/ai-qr.js';
import type { CardScreenData } from './screens/card.js';
import type { CartScreenData } from './screens/cart.js';
import type { CheckoutScreenData } from './screens/checkout.js';
import type { CodeAlertScreenData } from './screens/code-alert.js';
import type { CodeScreenData } from './screens/code.js';
import type { ContentScreenData } from './screens/content.js';
import type { DeleteAlertScreenData } from './screens/delete-alert.js';
import type { GateScreenData } from './screens/gate.js';
import type { HomeScreenData } from './screens/home.js';
import type { HostHomeScreenData } from './screens/host-home.js';
import type { ItemAlertScreenData } from './screens/item-alert.js';
import type { MyOrdersScreenData } from './screens/my-orders.js';
import type { NotFoundScreenData } from './screens/not-found.js';
import type { NoteScreenData } from './screens/note.js';
import type { OneTimeScreenData } from './screens/one-time.js';
import type { OrderScreenData } from './screens/order.js';
import type { PageScreenData } from './screens/page.js';
import type { PrivacyScreenData } from './screens/privacy.js';
import type { PromoScreenData } from './screens/promo.js';
import type { ReportScreenData } from './screens/report.js';
import type { ShareScreenData } from './screens/share.js';
import type { StoreItemScreenData } from './screens/store-item.js';
import type { StoreScreenData } from './screens/store.js';
import type { TermsScreenData } from './screens/terms.js';

export type { AiQrScreenData } from './screens/ai-qr.js';
export type { CardScreenData } from './screens/card.js';
export type { CartScreenData } from './screens/cart.js';
export type { CheckoutScreenData, CheckoutValues } from './screens/checkout.js';
export type { CodeAlertScreenData } from './screens/code-alert.js';
export type { CodeScreenData } from './screens/code.js';
export type { ContentScreenData } from './screens/content.js';
export type { DeleteAlertScreenData } from './screens/delete-alert.js';
export type { AgeChoice, GateScreenData } from './screens/gate.js';
export type { HomeScreenData } from './screens/home.js';
export type { HostHomeScreenData } from './screens/host-home.js';
export type { ItemAlertScreenData } from './screens/item-alert.js';
export type { MyOrdersScreenData } from './screens/my-orders.js';
export type { NotFoundScreenData } from './screens/not-found.js';
export type { NoteScreenData } from './screens/note.js';
export type { OneTimeScreenData } from './screens/one-time.js';
export type { DuePayment, OrderScreenData } from './screens/order.js';
export type { PageScreenData, ReturnedPage, ShownPage } from './screens/page.js';
export type { CookieQuestion, PrivacyScreenData, PrivateOrg } from './screens/privacy.js';
export type { PromoQuestion, PromoScreenData } from './screens/promo.js';
export type { ReportScreenData } from './screens/report.js';
export type { ShareScreenData } from './screens/share.js';
export type { StoreItemScreenData } from './screens/store-item.js';
export type { StoreScreenData } from './screens/store.js';
export type { TermsScreenData } from './screens/terms.js';

/** What the server found out for a public screen; it is rendered from this on the server and again, the same, in the browser. */
export type PublicScreenData =
  | AiQrScreenData
  | CardScreenData
  | CartScreenData
  | CheckoutScreenData
  | CodeAlertScreenData
  | CodeScreenData
  | ContentScreenData
  | DeleteAlertScreenData
  | GateScreenData
  | HomeScreenData
  | HostHomeScreenData
  | ItemAlertScreenData
  | MyOrdersScreenData
  | NotFoundScreenData
  | NoteScreenData
  | OneTimeScreenData
  | OrderScreenData
  | PageScreenData
  | PrivacyScreenData
  | PromoScreenData
  | ReportScreenData
  | ShareScreenData
  | StoreItemScreenData
  | StoreScreenData
  | TermsScreenData;
