// Made from `de` by `npm run public-screens`; a check compares the two.
import { aiQr } from './de/ai-qr.js';
import { alertMail } from './de/alert-mail.js';
import { alert } from './de/alert.js';
import { answers } from './de/answers.js';
import { blocks } from './de/blocks.js';
import { card } from './de/card.js';
import { cart } from './de/cart.js';
import { checkout } from './de/checkout.js';
import { codeAlertMail } from './de/code-alert-mail.js';
import { codeAlert } from './de/code-alert.js';
import { code } from './de/code.js';
import { content } from './de/content.js';
import { deleteAlert } from './de/delete-alert.js';
import { forgetMail } from './de/forget-mail.js';
import { frame } from './de/frame.js';
import { gate } from './de/gate.js';
import { home } from './de/home.js';
import { hostHome } from './de/host-home.js';
import { itemAlertMail } from './de/item-alert-mail.js';
import { itemAlert } from './de/item-alert.js';
import { myOrders } from './de/my-orders.js';
import { newForm } from './de/new-form.js';
import { newPage } from './de/new-page.js';
import { notFound } from './de/not-found.js';
import { note } from './de/note.js';
import { oneTime } from './de/one-time.js';
import { orderMail } from './de/order-mail.js';
import { order } from './de/order.js';
import { page } from './de/page.js';
import { paper } from './de/paper.js';
import { pay } from './de/pay.js';
import { privacy } from './de/privacy.js';
import { problems } from './de/problems.js';
import { promo } from './de/promo.js';
import { report } from './de/report.js';
import { share } from './de/share.js';
import { shop } from './de/shop.js';
import { showcase } from './de/showcase.js';
import { storeItem } from './de/store-item.js';
import { store } from './de/store.js';
import { summaries } from './de/summaries.js';
import { terms } from './de/terms.js';

export const de = {
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
