// Made from `es` by `npm run public-screens`; a check compares the two.
import { aiQr } from './es/ai-qr.js';
import { alertMail } from './es/alert-mail.js';
import { alert } from './es/alert.js';
import { answers } from './es/answers.js';
import { blocks } from './es/blocks.js';
import { card } from './es/card.js';
import { cart } from './es/cart.js';
import { checkout } from './es/checkout.js';
import { codeAlertMail } from './es/code-alert-mail.js';
import { codeAlert } from './es/code-alert.js';
import { code } from './es/code.js';
import { content } from './es/content.js';
import { deleteAlert } from './es/delete-alert.js';
import { forgetMail } from './es/forget-mail.js';
import { frame } from './es/frame.js';
import { gate } from './es/gate.js';
import { home } from './es/home.js';
import { hostHome } from './es/host-home.js';
import { itemAlertMail } from './es/item-alert-mail.js';
import { itemAlert } from './es/item-alert.js';
import { myOrders } from './es/my-orders.js';
import { newForm } from './es/new-form.js';
import { newPage } from './es/new-page.js';
import { notFound } from './es/not-found.js';
import { note } from './es/note.js';
import { oneTime } from './es/one-time.js';
import { orderMail } from './es/order-mail.js';
import { order } from './es/order.js';
import { page } from './es/page.js';
import { paper } from './es/paper.js';
import { pay } from './es/pay.js';
import { privacy } from './es/privacy.js';
import { problems } from './es/problems.js';
import { promo } from './es/promo.js';
import { report } from './es/report.js';
import { share } from './es/share.js';
import { shop } from './es/shop.js';
import { showcase } from './es/showcase.js';
import { storeItem } from './es/store-item.js';
import { store } from './es/store.js';
import { summaries } from './es/summaries.js';
import { terms } from './es/terms.js';

export const es = {
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
