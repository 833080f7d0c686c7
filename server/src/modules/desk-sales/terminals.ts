import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { cancelCheckout, readCheckout, startCheckout } from '../payments/payments.service.js';
import { listDevices, orSquareFailure } from '../square/square.service.js';
import { readSession } from '../events/events.service.js';
import { selectSale } from './desk-sales.sql.js';
import { wrong } from './reckon-sale.js';

type Ctx = Pick<OrgCtx, 'services' | 'orgId'>;
type Charge = Api['pos.charge']['out']['data'];

/** The terminals that take cards for the store of a desk. */
export async function listTerminals(
  { services, orgId }: Ctx,
  sessionId: string,
): Promise<Api['pos.terminals']['out']['data']> {
  const { store_id: storeId } = await services.db.org(orgId, (tx) => readSession({ tx, orgId }, sessionId));
  const devices = await listDevices(services, orgId, storeId);
  return devices.flatMap(({ device_id, name }) => (device_id === null ? [] : [{ device_id, name }]));
}

/** Asks a terminal of the store for what a sale of the desk that waits costs. */
export async function charge(
  { services, orgId }: Ctx,
  { session_id: sessionId, order_id: orderId, device_id: deviceId }: Omit<Api['pos.charge']['in'], 'org_id'>,
): Promise<Charge> {
  await assertOfDesk({ services, orgId }, sessionId, orderId);
  const terminals = await listTerminals({ services, orgId }, sessionId);
  if (!terminals.some(({ device_id: id }) => id === deviceId))
    throw wrong('device_id', 'This terminal is not one of the store.');
  return toCharge(await orSquareFailure(() => startCheckout(services, orgId, { orderId, deviceId })));
}

export async function readCharge({ services, orgId }: Ctx, sessionId: string, paymentId: string): Promise<Charge> {
  const found = await readCheckout(services, orgId, paymentId);
  await assertOfDesk({ services, orgId }, sessionId, found.orderId);
  return toCharge(found);
}

/** Calls it off at the terminal. What was paid in the same moment is paid. */
export async function stopCharge(ctx: Ctx, sessionId: string, paymentId: string): Promise<Charge> {
  await readCharge(ctx, sessionId, paymentId);
  return toCharge(await cancelCheckout(ctx.services, ctx.orgId, paymentId));
}

async function assertOfDesk({ services, orgId }: Ctx, sessionId: string, orderId: string): Promise<void> {
  const [sale] = await services.db.org(orgId, (tx) => selectSale(tx, orgId, orderId));
  if (sale?.session_id !== sessionId) throw new AppError('order.not_found');
}

const toCharge = ({ paymentId, orderId, state, failure }: Awaited<ReturnType<typeof readCheckout>>): Charge => ({
  ...{ payment_id: paymentId, order_id: orderId, state, failure: failure?.message ?? null },
});
