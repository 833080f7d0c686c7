import type { Api } from '@swapt/shared/contract';
import { localeOf } from '@swapt/shared/messages';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { mailToPay, selectOrder } from '../orders/orders.service.js';
import { readOpenStore } from '../stores/stores.service.js';
import { createOrder } from './create-order.js';

type Asked = Omit<Api['orders.make']['in'], 'org_id'>;
type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'userId' | 'services'>;

/** Makes an order for somebody who called or wrote. By card it waits for them: a mail has the link by which they pay it. */
export async function makeOrder(
  { tx, orgId, userId: by, services }: Ctx,
  { store_id: storeId, ...asked }: Asked,
  { language, secret }: { language: string; secret: Uint8Array },
): Promise<string> {
  const now = services.now();
  const store = await readOpenStore(tx, orgId, storeId);
  const orderId = uuidv7(now);
  await createOrder(tx, store, asked, { orderId, language, locale: localeOf(language), now, secret, services, by });
  const [order] = await selectOrder(tx, orgId, orderId);
  if (order?.status === 'pending') await mailToPay(tx, orgId, orderId, now);
  return orderId;
}
