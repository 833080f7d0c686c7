import type { Api, OneTimeBatch, OneTimeCode } from '@swapt/shared/contract';
import type { Config } from '../../platform/config/config.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { hashPassword } from '../../platform/passwords/passwords.js';
import { shortAddress } from '../code-content/code-content.service.js';
import { readCode } from '../codes/codes.service.js';
import { scheduleBatch } from './one-time.jobs.js';
import {
  cancelBatch,
  deleteBatches,
  insertBatch,
  selectBatches,
  updatePin,
  type BatchFilter,
  type BatchRow,
  type OneTimeRow,
} from './one-time.sql.js';

export { type PinProblem, type Standing, redeem, standingOf, userOf } from './redeem.service.js';

type Tenant = Pick<OrgCtx, 'tx' | 'orgId'>;

export const toBatch = (row: BatchRow): OneTimeBatch => ({ ...row, created_at: row.created_at.toISOString() });

export const toOneTimeCode = (row: OneTimeRow, config: Pick<Config, 'publicUrl'>): OneTimeCode => ({
  ...row,
  url: shortAddress(config, row.slug),
  used_at: row.used_at?.toISOString() ?? null,
});

/** Begins a batch; its codes come into being in the job. */
export async function createBatch(ctx: OrgCtx, input: Api['codes.createOneTime']['in']): Promise<OneTimeBatch> {
  const { tx, orgId, services } = ctx;
  const { base_code_id: baseId, amount, offer = '', pin } = input;
  const pinHash = pin === undefined ? null : hashOf(ctx, pin);
  const base = await readCode(ctx, baseId);
  if (base.status === 'deleted') throw new AppError('code.bad_state', 'It was deleted. Restore it first.');
  const now = services.now();
  const batchId = uuidv7(now);
  const batch = { org_id: orgId, batch_id: batchId, base_code_id: baseId, offer: offer.trim(), amount };
  await insertBatch(tx, { ...batch, pin_hash: pinHash, created_at: now });
  await scheduleBatch(tx, orgId, batchId, now);
  return readBatch(ctx, { baseId, batchId });
}

export async function readBatch({ tx, orgId }: Tenant, filter: Required<BatchFilter>): Promise<OneTimeBatch> {
  const [row] = await selectBatches(tx, orgId, filter);
  if (!row) throw new AppError('one_time.not_found');
  return toBatch(row);
}

/** Hashing is made to take long. */
const hashOf = (ctx: OrgCtx, pin: string) => ctx.outside('the PIN', () => hashPassword(pin));

/** Who is at the counter changes, so a PIN does while the codes are out. */
export async function setPin(ctx: OrgCtx, filter: Required<BatchFilter>, pin: string | null): Promise<OneTimeBatch> {
  const pinHash = pin === null ? null : hashOf(ctx, pin);
  const [changed] = await updatePin(ctx.tx, ctx.orgId, filter, pinHash);
  const batch = await readBatch(ctx, filter);
  if (!changed) throw new AppError('one_time.bad_state', 'Its codes do not work any more.');
  return batch;
}

export async function stopBatch(tenant: Tenant, filter: Required<BatchFilter>): Promise<OneTimeBatch> {
  const [stopped] = await cancelBatch(tenant.tx, tenant.orgId, filter);
  const batch = await readBatch(tenant, filter);
  if (!stopped)
    throw new AppError('one_time.bad_state', 'All its codes are already created. Delete the batch instead.');
  return batch;
}

/** Takes unused codes out of service and says how many they were. Prints show that they are no longer in use. */
export async function withdraw(ctx: OrgCtx, filter: BatchFilter): Promise<number> {
  await readCode(ctx, filter.baseId);
  const [row] = await deleteBatches(ctx.tx, ctx.orgId, filter);
  return row?.deleted ?? 0;
}
