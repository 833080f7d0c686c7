import { eventLimits } from '@swapt/shared/values';
import { localeOf } from '@swapt/shared/messages';
import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import type { Handlers, OrgCtx } from '../../platform/http/handler.js';
import { linkSecret } from '../../scan-ingestion/link-secret.js';
import { readSession } from '../events/events.service.js';
import { selectSales } from './desk-sales.sql.js';
import { refundReceipt, voidSale } from './give-back.js';
import { quoteSale } from './quote-sale.js';
import { moveCash } from './move-cash.js';
import { readSale, toSale } from './sale-record.js';
import { sell } from './sell.js';
import { readShelf } from './shelf.js';
import { charge, listTerminals, readCharge, stopCharge } from './terminals.js';

type Ids =
  | 'pos.shelf'
  | 'pos.quote'
  | 'pos.sell'
  | 'pos.terminals'
  | 'pos.charge'
  | 'pos.charged'
  | 'pos.stopCharge'
  | 'pos.sales'
  | 'pos.void'
  | 'pos.refund'
  | 'pos.moveCash';

const signed = (ctx: OrgCtx) => ({
  ...ctx,
  secret: linkSecret(ctx),
});

export const deskSalesHandlers: Handlers<Ids> = {
  'pos.shelf': async (ctx, { session_id }) => ({ data: await readShelf(ctx, session_id) }),
  'pos.quote': async (ctx, { org_id: _, ...asked }) => ({
    data: await quoteSale(ctx, asked, localeOf(shopperLanguage(ctx.request))),
  }),
  'pos.sell': async (ctx, { org_id: _, ...sale }) => {
    const language = shopperLanguage(ctx.request);
    const { secret } = signed(ctx);
    const orderId = await sell(ctx, sale, { secret, language, locale: localeOf(language) });
    return { data: await readSale({ ...ctx, secret }, orderId) };
  },
  'pos.terminals': async (ctx, { session_id }) => ({ data: await listTerminals(ctx, session_id) }),
  'pos.charge': async (ctx, asked) => ({ data: await charge(ctx, asked) }),
  'pos.charged': async (ctx, { session_id, payment_id }) => ({ data: await readCharge(ctx, session_id, payment_id) }),
  'pos.stopCharge': async (ctx, { session_id, payment_id }) => ({
    data: await stopCharge(ctx, session_id, payment_id),
  }),
  'pos.sales': async (ctx, { session_id: id }) => {
    await readSession(ctx, id);
    const rows = await selectSales(ctx.tx, ctx.orgId, id, eventLimits.shownSales);
    return { data: rows.map((row) => toSale(signed(ctx), row)) };
  },
  'pos.moveCash': async (ctx, asked) => {
    await moveCash(signed(ctx), asked);
    return { data: await readSession(ctx, asked.session_id) };
  },
  'pos.void': async (ctx, asked) => {
    const whole = signed(ctx);
    await voidSale(whole, asked);
    return { data: await readSale(whole, asked.order_id) };
  },
  'pos.refund': async (ctx, asked) => {
    const whole = signed(ctx);
    const given_back = await refundReceipt(whole, asked);
    return { data: { ...(await readSale(whole, asked.order_id)), given_back } };
  },
};
