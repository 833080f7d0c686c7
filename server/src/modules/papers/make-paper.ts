import type { Api } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { lockOrder, type OrderRow } from '../orders/orders.service.js';
import { selectRefund } from '../payments/payments.service.js';
import { creditContentOf } from './order-on-paper.js';
import type { PaperContent } from './paper-content.js';
import { fileOf } from './paper-file.js';
import { insertPaper, selectCreditNote, selectInvoice, takeNumber } from './papers.sql.js';
import { receiptOf, type Reading } from './receipt.js';

type Asked = Omit<Api['orders.paper']['in'], 'org_id'>;
type Ctx = Pick<OrgCtx, 'services' | 'orgId'>;

/** A PDF of an order. One with a number is written down first, once; drawing takes its time, so no transaction is held meanwhile. */
export async function makePaper({ services, orgId }: Ctx, asked: Asked): Promise<Api['orders.paper']['out']['data']> {
  const content = await services.db.org(orgId, (tx) => contentFor({ tx, orgId, services }, asked));
  const { body, ...file } = await fileOf(content);
  return { ...file, body: body.toString('base64') };
}

async function contentFor(ctx: Reading, { id, kind, refund_id: refundId }: Asked): Promise<PaperContent> {
  const { tx, orgId } = ctx;
  // Two who ask at once get the same paper.
  const [order] = await lockOrder(tx, orgId, id);
  if (!order) throw new AppError('order.not_found');
  if (order.number === null) throw new AppError('order.bad_state');
  const content = await receiptOf(ctx, order);
  if (kind === 'invoice') return invoice(ctx, order, content);
  if (kind !== 'credit_note') return { ...content, kind };
  const [refund] = refundId === undefined ? [] : await selectRefund(tx, orgId, refundId);
  if (refund?.order_id !== id || refund.state !== 'succeeded') throw new AppError('order.not_found');
  const [known] = await selectCreditNote(tx, orgId, refundId ?? '');
  if (known) return known.content;
  const { number: invoiceNumber } = await invoice(ctx, order, content);
  const credit = { ...creditContentOf(content, refund.amount), invoice: invoiceNumber };
  return write(ctx, { order, content: credit, kind: 'credit_note', refundId: refundId ?? '' });
}

async function invoice(ctx: Reading, order: OrderRow, content: PaperContent): Promise<PaperContent> {
  const [known] = await selectInvoice(ctx.tx, ctx.orgId, order.order_id);
  return known?.content ?? write(ctx, { order, content, kind: 'invoice', refundId: null });
}

interface Numbered {
  order: OrderRow;
  content: PaperContent;
  kind: 'invoice' | 'credit_note';
  refundId: string | null;
}

async function write(
  { tx, orgId, services }: Reading,
  { order: { order_id: orderId, store_id: storeId }, content, kind, refundId }: Numbered,
): Promise<PaperContent> {
  const now = services.now();
  if (content.seller.name === '') throw new AppError('paper.no_seller');
  const [taken] = await takeNumber(tx, orgId, storeId, kind, content.isTest);
  const number = taken?.last_number ?? 1;
  const said = { ...content, kind, number };
  await insertPaper(tx, orgId, { paperId: uuidv7(now), orderId, storeId, kind, number, refundId, content: said, now });
  return said;
}
