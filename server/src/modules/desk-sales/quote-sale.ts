import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { readSession } from '../events/events.service.js';
import { readOpenStore } from '../stores/stores.service.js';
import { reckonSale } from './reckon-sale.js';

/** What a sale would come to now. Nothing of it is kept for anybody. */
export async function quoteSale(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  { session_id: sessionId, ...asked }: Omit<Api['pos.quote']['in'], 'org_id'>,
  locale: string,
): Promise<Api['pos.quote']['out']['data']> {
  const { store_id: storeId, state } = await readSession({ tx, orgId }, sessionId);
  if (state === 'closed') throw new AppError('desk.closed');
  const store = await readOpenStore(tx, orgId, storeId);
  const reckoned = await reckonSale(tx, store, asked, { locale, now: services.now(), people: [] });
  const { subtotal, discount, off, tax = null, tip, rounding, total } = reckoned;
  return { subtotal, discount, off, tax, tip, rounding, total };
}
