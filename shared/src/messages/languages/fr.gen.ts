// Made from `fr` by `npm run public-screens`; a check compares the two.
import { aiQr } from './fr/ai-qr.js';
import { alertMail } from './fr/alert-mail.js';
import { alert } from './fr/alert.js';
import { answers } from './fr/answers.js';
import { blocks } from './fr/blocks.js';
import { card } from './fr/card.js';
import { cart } from './fr/cart.js';
import { checkout } from './fr/checkout.js';
import { codeAlertMail } from './fr/code-alert-mail.js';
import { codeAlert } from './fr/code-alert.js';
import { code } from './fr/code.js';
import { content } from './fr/content.js';
import { deleteAlert } from './fr/delete-alert.js';
import { forgetMail } from './fr/forget-mail.js';
import { frame } from './fr/frame.js';
import { gate } from './fr/gate.js';
import { home } from './fr/home.js';
import { hostHome } from './fr/host-home.js';
import { itemAlertMail } from './fr/item-alert-mail.js';
import { itemAlert } from './fr/item-alert.js';
import { myOrders } from './fr/my-orders.js';
import { newForm } from './fr/new-form.js';
import { newPage } from './fr/new-page.js';
import { notFound } from './fr/not-found.js';
import { note } from './fr/note.js';
import { oneTime } from './fr/one-time.js';
import { orderMail } from './fr/order-mail.js';
import { order } from './fr/order.js';
import { page } from './fr/page.js';
import { paper } from './fr/paper.js';
import { pay } from './fr/pay.js';
import { privacy } from './fr/privacy.js';
import { problems } from './fr/problems.js';
import { promo } from './fr/promo.js';
import { report } from './fr/report.js';
import { share } from './fr/share.js';
import { shop } from './fr/shop.js';
import { showcase } from './fr/showcase.js';
import { storeItem } from './fr/store-item.js';
import { store } from './fr/store.js';
import { summaries } from './fr/summaries.js';
import { terms } from './fr/terms.js';

export const fr = {
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
