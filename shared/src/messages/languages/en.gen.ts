// Made from `en` by `npm run public-screens`; a check compares the two.
import { aiQr } from './en/ai-qr.js';
import { alertMail } from './en/alert-mail.js';
import { alert } from './en/alert.js';
import { answers } from './en/answers.js';
import { blocks } from './en/blocks.js';
import { card } from './en/card.js';
import { cart } from './en/cart.js';
import { checkout } from './en/checkout.js';
import { codeAlertMail } from './en/code-alert-mail.js';
import { codeAlert } from './en/code-alert.js';
import { code } from './en/code.js';
import { content } from './en/content.js';
import { deleteAlert } from './en/delete-alert.js';
import { forgetMail } from './en/forget-mail.js';
import { frame } from './en/frame.js';
import { gate } from './en/gate.js';
import { home } from './en/home.js';
import { hostHome } from './en/host-home.js';
import { itemAlertMail } from './en/item-alert-mail.js';
import { itemAlert } from './en/item-alert.js';
import { myOrders } from './en/my-orders.js';
import { newForm } from './en/new-form.js';
import { newPage } from './en/new-page.js';
import { notFound } from './en/not-found.js';
import { note } from './en/note.js';
import { oneTime } from './en/one-time.js';
import { orderMail } from './en/order-mail.js';
import { order } from './en/order.js';
import { page } from './en/page.js';
import { paper } from './en/paper.js';
import { pay } from './en/pay.js';
import { privacy } from './en/privacy.js';
import { problems } from './en/problems.js';
import { promo } from './en/promo.js';
import { report } from './en/report.js';
import { share } from './en/share.js';
import { shop } from './en/shop.js';
import { showcase } from './en/showcase.js';
import { storeItem } from './en/store-item.js';
import { store } from './en/store.js';
import { summaries } from './en/summaries.js';
import { terms } from './en/terms.js';

export const en = {
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
