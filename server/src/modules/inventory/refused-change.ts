import { storeLimits } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { lockStock } from './stock.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId'>;
interface Place {
  store_id: string;
  variant_id: string;
}

const number = (units: number) => units.toLocaleString('en');
const are = (units: number) => `${units === 1 ? 'is' : 'are'} ${number(units)}`;

/** Says why a change of stock was refused, and how many there are. */
export async function refused(ctx: Ctx, place: Place, change: number, sold = 0): Promise<never> {
  const { on_hand, reserved, sold: before } = await stockOf(ctx, place);
  if (before + sold < 0) {
    throw new AppError('stock.too_few', `Only ${number(before)} were sold. You cannot take back more than that.`);
  }
  if (change > 0) {
    throw new AppError(
      'stock.too_many',
      `There ${are(on_hand)} on hand, and there can be at most ${number(storeLimits.stock)}.`,
    );
  }
  throw new AppError('stock.too_few', tooFew(on_hand, reserved));
}

const tooFew = (onHand: number, reserved: number): string =>
  reserved === 0
    ? `There ${are(onHand)} on hand.`
    : `There ${are(onHand)} on hand, of which ${number(reserved)} ${reserved === 1 ? 'is' : 'are'} reserved.`;

/** Refuses a count that started from another number. */
export async function changedMeanwhile(ctx: Ctx, place: Place, seen: number): Promise<void> {
  const { on_hand } = await stockOf(ctx, place);
  if (on_hand === seen) return;
  throw new AppError(
    'stock.changed',
    `There ${are(on_hand)} on hand now, not ${number(seen)}: somebody changed it while you counted. Count again.`,
  );
}

async function stockOf({ tx, orgId }: Ctx, { store_id: storeId, variant_id: variantId }: Place) {
  const [row] = await lockStock(tx, orgId, [storeId], variantId);
  if (!row) throw new AppError('stock.not_found');
  return row;
}
