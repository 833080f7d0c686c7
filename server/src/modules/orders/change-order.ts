import type { Api } from '@swapt/shared/contract';
import { isEmail } from '@swapt/shared/form';
import { mayDo, type OrderAction } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import { tidyTags } from '../codes/codes.service.js';
import { normalEmail, normalPhone, type likelyCountry } from '../customers/customers.service.js';
import { commitDiscounts } from '../discounts/discounts.service.js';
import { restock } from '../reservations/reservations.service.js';
import {
  fulfilLines,
  markReady,
  openFiles,
  returnLines,
  settleOrderRow,
  updateDetails,
  type Details,
  type LineUnits,
} from './order-changes.sql.js';
import { filesUntil, handOverFiles } from './order-files.js';
import { insertEntry } from './order-money.sql.js';
import { mailAboutOrder, settleMoney } from './orders.kinds.js';
import { insertEvent, lockOrder, selectLines, type LineRow, type OrderRow } from './orders.sql.js';
import { stockOf } from './stock-of.js';

interface Ctx extends Pick<OrgCtx, 'tx' | 'orgId' | 'userId' | 'services'> {
  /** Where the caller likely is: a number without its country is meant there. */
  country: ReturnType<typeof likelyCountry>;
}

type Fields = NonNullable<Api['orders.update']['in']['update_fields']>;
/** What an action did, for the history. */
type Done = Record<string, unknown>;

/** The order that a change names, locked. Of two who change the same revision, the second is refused. */
export async function lockNamed({ tx, orgId }: Pick<Ctx, 'tx' | 'orgId'>, id: string, revision: number | undefined) {
  const [order] = await lockOrder(tx, orgId, id);
  if (!order) throw new AppError('order.not_found');
  if (revision !== undefined && revision !== order.revision) throw new AppError('order.conflict');
  return order;
}

/** Does one thing with an order and writes it into its history. */
export async function changeOrder(
  ctx: Ctx,
  { id, store_id: storeId, type, revision, update_fields: fields = {} }: Omit<Api['orders.update']['in'], 'org_id'>,
): Promise<void> {
  const { tx, orgId, userId, services } = ctx;
  const order = await lockNamed(ctx, id, revision);
  if (storeId !== undefined && storeId !== order.store_id) throw new AppError('order.not_found');
  if (!mayDo(order, type)) throw new AppError('order.bad_state');
  const at = services.now();
  const data = await actions[type](ctx, order, fields, at);
  await insertEvent(tx, orgId, id, { kind: type, data, by: userId, at });
}

type Act = (ctx: Ctx, order: OrderRow, fields: Fields, at: Date) => Promise<Done>;

const actions: Record<OrderAction, Act> = {
  contact: (ctx, order, { name, email, phone }, at) => {
    const number = phone === undefined || phone === '' ? phone : normalPhone(phone, ctx.country);
    const wrong = {
      ...(email !== undefined &&
        !isEmail(email) && { 'update_fields.email': 'Write an e-mail address, such as you@example.com.' }),
      ...(phone && !number && { 'update_fields.phone': 'Write the number with its country, such as +1 201 555 0123.' }),
    };
    if (Object.keys(wrong).length > 0) throw new AppError('order.invalid', undefined, wrong);
    const details = { name: name?.trim(), email: email === undefined ? undefined : normalEmail(email), phone: number };
    return writeDetails(ctx, order, details, at);
  },
  address: (ctx, order, { address }, at) => {
    if (!address) throw new AppError('order.invalid', undefined, { 'update_fields.address': 'Write the new address.' });
    return writeDetails(ctx, order, { address }, at);
  },
  note: (ctx, order, { note = '' }, at) => writeDetails(ctx, order, { teamNote: note.trim() }, at),
  tags: (ctx, order, { tags = [] }, at) => writeDetails(ctx, order, { tags: tidyTags(tags) }, at),
  ready: async ({ tx, orgId }, { order_id: id }, _, at) => {
    await markReady(tx, orgId, id, at);
    await enqueue(tx, mailAboutOrder, { orgId, payload: { order_id: id, news: 'ready' }, now: at });
    return {};
  },
  fulfil: (ctx, order, { lines }, at) => fulfil(ctx, order, lines, at),
  pick_up: (ctx, order, { lines }, at) => fulfil(ctx, order, lines, at),
  deliver: async ({ tx, orgId }, { order_id: id }, _, at) => {
    await settleOrderRow(tx, orgId, id, at, at);
    return {};
  },
  return: takeBack,
  mark_paid: async (
    { tx, orgId, userId },
    { order_id: id, total, paid, link_hours: linkHours },
    { tender = 'cash' },
    at,
  ) => {
    const amount = total - paid;
    // What is paid later comes on top of what was paid before.
    const ref = paid > 0 ? `counter after ${paid}` : 'counter';
    const entry = { entryId: uuidv7(at), kind: 'captured', tender, amount, ref, by: userId, at } as const;
    await insertEntry(tx, orgId, id, entry);
    await commitDiscounts(tx, orgId, id);
    await settleOrderRow(tx, orgId, id, null, at);
    // Nobody is to pay it anywhere else any more.
    await settleMoney(tx, orgId, id, at);
    if (linkHours !== null) await handOverFiles(tx, orgId, id, at);
    return { tender, amount };
  },
  resend: async ({ tx, orgId }, { order_id: id, status, link_hours: linkHours, files_until: until }, _, at) => {
    // Whoever asks for the mail again mostly could not download in time.
    if (linkHours !== null && until !== null) await openFiles(tx, orgId, id, filesUntil(linkHours, at));
    const news = status === 'pending' ? 'toPay' : 'placed';
    await enqueue(tx, mailAboutOrder, { orgId, payload: { order_id: id, news }, now: at });
    return {};
  },
};

/** The history says which fields were changed and not what they said: that is personal. */
async function writeDetails({ tx, orgId }: Ctx, { order_id: id }: OrderRow, details: Details, at: Date): Promise<Done> {
  await updateDetails(tx, orgId, id, details, at);
  const fields = Object.entries(details).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  return { fields };
}

async function fulfil(ctx: Ctx, order: OrderRow, wanted: Fields['lines'], at: Date): Promise<Done> {
  const { tx, orgId } = ctx;
  const { order_id: id, method_kind: kind } = order;
  const lines = await selectLines(tx, orgId, [id]);
  const units = chosen(lines, wanted, ({ quantity, fulfilled }) => quantity - fulfilled);
  const rows = await fulfilLines(tx, orgId, id, units);
  assertAll(rows.length, units.length);
  await settleOrderRow(tx, orgId, id, null, at);
  // What its card keeps is charged now.
  if (order.authorized > 0) await settleMoney(tx, orgId, id, at);
  if (kind === 'delivery')
    await enqueue(tx, mailAboutOrder, { orgId, payload: { order_id: id, news: 'shipped' }, now: at });
  return { units };
}

interface Back {
  orgId: string;
  order: OrderRow;
  userId: string | null;
  now: Date;
}

/** Units that came back and can be sold again. */
export async function restockLines(tx: Tx, { orgId, order, userId, now: at }: Back, lines: Fields['lines']) {
  const done = await takeBack({ tx, orgId, userId }, order, { lines, restock: true }, at);
  await insertEvent(tx, orgId, order.order_id, { kind: 'return', data: done, by: userId, at });
}

async function takeBack(
  ctx: Pick<Back, 'orgId' | 'userId'> & { tx: Tx },
  order: OrderRow,
  { lines: wanted, restock: isSoldAgain = true }: Fields,
  at: Date,
) {
  const { tx, orgId, userId } = ctx;
  const { order_id: id, store_id: storeId } = order;
  const lines = await selectLines(tx, orgId, [id]);
  const units = chosen(lines, wanted, ({ fulfilled, returned }) => fulfilled - returned);
  const rows = await returnLines(tx, orgId, id, units);
  assertAll(rows.length, units.length);
  if (isSoldAgain) {
    const back = stockOf(lines, (line) => units.find(({ line_no }) => line_no === line.line_no)?.quantity ?? 0);
    await restock(tx, { orgId, storeId, causeId: uuidv7(at), userId, at }, back);
  }
  await settleOrderRow(tx, orgId, id, null, at);
  return { units, restock: isSoldAgain };
}

/** The units that a change names, or all that are left. */
function chosen(lines: readonly LineRow[], wanted: Fields['lines'], left: (line: LineRow) => number): LineUnits[] {
  const all = lines
    .map((line) => ({ line_no: line.line_no, quantity: left(line) }))
    .filter(({ quantity }) => quantity > 0);
  if (!wanted) return all;
  const isOnce = new Set(wanted.map(({ line_no }) => line_no)).size === wanted.length;
  const fits = wanted.every((one) =>
    all.some(({ line_no, quantity }) => line_no === one.line_no && one.quantity <= quantity),
  );
  if (!isOnce || !fits) throw tooMany();
  return [...wanted];
}

function assertAll(changed: number, wanted: number): void {
  if (changed !== wanted || wanted === 0) throw tooMany();
}

const tooMany = () =>
  new AppError('order.invalid', undefined, {
    'update_fields.lines': 'There are not so many units left of one of these.',
  });
