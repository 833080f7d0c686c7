// Made from `ar` by `npm run public-screens`; a check compares the two.
import { aiQr } from './ar/ai-qr.js';
import { alertMail } from './ar/alert-mail.js';
import { alert } from './ar/alert.js';
import { answers } from './ar/answers.js';
import { blocks } from './ar/blocks.js';
import { card } from './ar/card.js';
import { cart } from './ar/cart.js';
import { checkout } from './ar/checkout.js';
import { codeAlertMail } from './ar/code-alert-mail.js';
import { codeAlert } from './ar/code-alert.js';
import { code } from './ar/code.js';
import { content } from './ar/content.js';
import { deleteAlert } from './ar/delete-alert.js';
import { forgetMail } from './ar/forget-mail.js';
import { frame } from './ar/frame.js';
import { gate } from './ar/gate.js';
import { home } from './ar/home.js';
import { hostHome } from './ar/host-home.js';
import { itemAlertMail } from './ar/item-alert-mail.js';
import { itemAlert } from './ar/item-alert.js';
import { myOrders } from './ar/my-orders.js';
import { newForm } from './ar/new-form.js';
import { newPage } from './ar/new-page.js';
import { notFound } from './ar/not-found.js';
import { note } from './ar/note.js';
import { oneTime } from './ar/one-time.js';
import { orderMail } from './ar/order-mail.js';
import { order } from './ar/order.js';
import { page } from './ar/page.js';
import { paper } from './ar/paper.js';
import { pay } from './ar/pay.js';
import { privacy } from './ar/privacy.js';
import { problems } from './ar/problems.js';
import { promo } from './ar/promo.js';
import { report } from './ar/report.js';
import { share } from './ar/share.js';
import { shop } from './ar/shop.js';
import { showcase } from './ar/showcase.js';
import { storeItem } from './ar/store-item.js';
import { store } from './ar/store.js';
import { summaries } from './ar/summaries.js';
import { terms } from './ar/terms.js';

export const ar = {
  aiQr,
  alertMail,
  alert,
  answers,
  blocks,
  card,
  cart,
  checkout,
  codeAlertMail,
  codeAlert,
  code,
  content,
  deleteAlert,
  forgetMail,
  frame,
  gate,
  home,
  hostHome,
  itemAlertMail,
  itemAlert,
  myOrders,
  newForm,
  newPage,
  notFound,
  note,
  oneTime,
  orderMail,
  order,
  page,
  paper,
  pay,
  privacy,
  problems,
  promo,
  report,
  share,
  shop,
  showcase,
  storeItem,
  store,
  summaries,
  terms,
};
