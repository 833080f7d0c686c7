import type { Api } from '@swapt/shared/contract';
import { mayEditLines, storeLimits } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import {
  handOverFiles,
  insertEvent,
  insertLines,
  lockNamed,
  mailChanged,
  selectLines,
  settleMoney,
  stockOf,
  type LineRow,
  type NewLine,
  type OrderRow,
} from '../orders/orders.service.js';
import { selectInvoiceOf } from '../papers/papers.service.js';
import { exchangeUnits } from '../reservations/reservations.service.js';
import { assertMayGiveBack } from './may-give-back.js';
import { deleteLines, updateLines, updateSums } from './order-edits.sql.js';
import { priceAdded } from './price-added.js';
import { putOn, sumsOf, takeOff } from './reckon-edit.js';

type Asked = Omit<Api['orders.editLines']['in'], 'org_id'>;
type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'userId' | 'services' | 'role' | 'caller' | 'can'>;

/**
 * Takes units off an order and puts more on it, as long as nobody has anything of it and no invoice says what it was. Its prices stay those of then; what
 * comes on has the price of now. What was paid too much by card goes back by itself, what is missing is due on the page of the order.
 */
export async function editLines(ctx: Ctx, { id, revision, take_off: off = [], add = [] }: Asked): Promise<void> {
  const { tx, orgId, userId, services } = ctx;
  const at = services.now();
  const order = await lockNamed(ctx, id, revision);
  if (!mayEditLines(order)) throw new AppError('order.bad_state');
  const [invoice] = await selectInvoiceOf(tx, orgId, id);
  if (invoice) throw new AppError('order.invoiced');
  if (off.length + add.length === 0) throw new AppError('order.invalid', undefined, { take_off: 'Change something.' });
  const lines = await selectLines(tx, orgId, [id]);
  const left = takeOff(lines, off, order.tax_mode);
  const lastNo = Math.max(...lines.map(({ line_no }) => line_no));
  const wanted = add.length === 0 ? { lines: [], linkHours: null } : await priceAdded(ctx, order, add);
  const { kept, added } = putOn(left, wanted.lines, { mode: order.tax_mode, lastNo });
  assertSome(kept.length + added.length);
  const sums = sumsOf(order, lines, [...kept, ...added]);
  await assertMayGiveBack(ctx, order, sums.total);

  const units = { orgId, storeId: order.store_id, orderId: id, userId, at, off: unitsOf(lines, off), on: add };
  const short = await exchangeUnits(tx, units);
  if (short.length > 0) throw tooFew(add, new Set(short.map(({ variant_id }) => variant_id)));
  const gone = lines.filter(({ line_no }) => kept.every((line) => line.line_no !== line_no));
  await writeLines(ctx, order, { gone, kept: kept.filter((line) => !lines.includes(line)), added });
  const hasFiles = [...kept, ...added].some(({ file_id: file }) => file !== null);
  const linkHours = hasFiles ? (order.link_hours ?? wanted.linkHours) : null;
  await updateSums(tx, orgId, id, { ...sums, linkHours }, at);
  const data = { taken_off: off, added: add, total: { before: order.total, after: sums.total } };
  await insertEvent(tx, orgId, id, { kind: 'lines', data, by: userId, at });
  if (hasFiles) await handOverFiles(tx, orgId, id, at);
  await mailChanged(tx, orgId, id, at);
  if (order.tender !== 'free') await settleMoney(tx, orgId, id, at);
}

function assertSome(lines: number): void {
  if (lines === 0)
    throw new AppError('order.invalid', undefined, { take_off: 'Nothing would be left. Cancel the order instead.' });
  if (lines > storeLimits.cartLines)
    throw new AppError('order.invalid', undefined, { add: `An order has at most ${storeLimits.cartLines} lines.` });
}

const tooFew = (add: NonNullable<Asked['add']>, short: ReadonlySet<string>) =>
  new AppError(
    'order.unavailable',
    undefined,
    Object.fromEntries(
      add.flatMap(({ variant_id: id }, at) => (short.has(id) ? [[`add.${at}`, 'There are not so many left.']] : [])),
    ),
  );

const unitsOf = (lines: readonly LineRow[], off: NonNullable<Asked['take_off']>) =>
  stockOf(lines, (line) => off.find(({ line_no }) => line_no === line.line_no)?.quantity ?? 0);

interface Written {
  gone: readonly LineRow[];
  kept: readonly LineRow[];
  added: readonly NewLine[];
}

async function writeLines({ tx, orgId }: Ctx, { order_id: id }: OrderRow, { gone, kept, added }: Written) {
  if (gone.length > 0)
    await deleteLines(
      tx,
      orgId,
      id,
      gone.map(({ line_no }) => line_no),
    );
  const changed = kept.map(({ line_no, quantity, sum, discount, tax }) => ({ line_no, quantity, sum, discount, tax }));
  if (changed.length > 0) await updateLines(tx, orgId, id, changed);
  if (added.length > 0) await insertLines(tx, orgId, id, added);
}
