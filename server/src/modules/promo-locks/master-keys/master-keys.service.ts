import type { Api, MasterKey } from '@swapt/shared/contract';
import { promoLimits } from '@swapt/shared/values';
import { lockOrg } from '../../../platform/db/lock-organizations.js';
import { uuidv7 } from '../../../platform/db/uuid.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { gatherRefusals } from '../../../platform/errors/refusals.js';
import type { OrgCtx } from '../../../platform/http/handler.js';
import { hashOf, makeSecret, prefixOf } from './secret.js';
import * as sql from './master-keys.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;
type Change = Api['masterKey.edit']['in']['data'];

const nothing: sql.KeyFacts = { name: '', opens_all: false, starts_at: null, ends_at: null, limit_total: null };

export const listKeys = async ({ tx, orgId }: Ctx): Promise<MasterKey[]> =>
  (await sql.selectKeys(tx, orgId)).map(toKey);

async function found({ tx, orgId }: Ctx, keyId: string): Promise<sql.KeyRow> {
  const [row] = await sql.selectKey(tx, orgId, keyId);
  if (!row) throw new AppError('master_key.not_found');
  return row;
}

/** Only its hash is stored, so the secret is in this reply alone. */
export async function createKey(ctx: Ctx, input: Change): Promise<MasterKey & { secret: string }> {
  const { tx, orgId, services } = ctx;
  // Two at once would both see the last place.
  await lockOrg(tx, orgId);
  const [counted] = await sql.countKeys(tx, orgId);
  if (counted && counted.total >= promoLimits.keys) throw new AppError('master_key.too_many');
  const now = services.now();
  const keyId = uuidv7(now);
  const facts = changed(nothing, input);
  assertFits(facts, input, { used: 0, hasLocks: false, path: '' });
  const secret = makeSecret();
  await sql.insertKey(tx, orgId, { ...facts, keyId, prefix: prefixOf(secret), hash: hashOf(secret), now });
  await setLocks(ctx, keyId, facts, input, '');
  return { ...toKey(await found(ctx, keyId)), secret };
}

/** What is said of it changes, its secret never. */
export async function editKey(
  ctx: Ctx,
  { key_id: keyId, data }: Omit<Api['masterKey.edit']['in'], 'org_id'>,
): Promise<MasterKey> {
  await sql.lockKey(ctx.tx, ctx.orgId, keyId);
  const before = await found(ctx, keyId);
  if (before.revoked_at) throw new AppError('master_key.revoked');
  const facts = changed(before, data);
  assertFits(facts, data, { used: before.used, hasLocks: before.locks.length > 0, path: 'data.' });
  await sql.updateKey(ctx.tx, ctx.orgId, keyId, facts);
  await setLocks(ctx, keyId, facts, data, 'data.');
  return toKey(await found(ctx, keyId));
}

/** It opens nothing from now on; what it opened stays as it is. */
export async function revoke(ctx: Ctx, keyId: string): Promise<MasterKey> {
  await sql.revokeKey(ctx.tx, ctx.orgId, keyId, ctx.services.now());
  return toKey(await found(ctx, keyId));
}

interface Standing {
  used: number;
  hasLocks: boolean;
  path: '' | 'data.';
}

function assertFits(facts: sql.KeyFacts, { lock_ids }: Change, { used, hasLocks, path }: Standing): void {
  const refusals = gatherRefusals();
  const refuse = (field: keyof Change, sentence: string) =>
    refusals.refuse(path + field, sentence, 'master_key.invalid');
  const { opens_all, starts_at, ends_at, limit_total } = facts;
  if (starts_at && ends_at && ends_at <= starts_at) refuse('ends_at', 'The end must be after the start.');
  if (limit_total !== null && limit_total < used)
    refuse('limit_total', `It was used ${used} times already. The limit cannot be below that.`);
  const isNaming = lock_ids === undefined ? hasLocks : lock_ids.length > 0;
  if (!opens_all && !isNaming) refuse('lock_ids', 'Choose the promo locks that it opens, or let it open all.');
  refusals.assertNone();
}

/** The locks that it opens, where the request says. */
async function setLocks(
  { tx, orgId }: Ctx,
  keyId: string,
  { opens_all }: sql.KeyFacts,
  { lock_ids: locks }: Change,
  path: string,
): Promise<void> {
  if (locks || opens_all) await sql.clearLocks(tx, orgId, keyId);
  if (!locks || opens_all) return;
  if ((await sql.insertLocks(tx, orgId, keyId, locks)).length === locks.length) return;
  const sentence = 'One of these promo locks does not exist. Choose again.';
  throw new AppError('master_key.invalid', sentence, { [`${path}lock_ids`]: sentence });
}

function changed(before: sql.KeyFacts, change: Change): sql.KeyFacts {
  const { name, opens_all, limit_total, starts_at, ends_at } = change;
  return {
    name: name?.trim() ?? before.name,
    opens_all: opens_all ?? before.opens_all,
    limit_total: limit_total === undefined ? before.limit_total : limit_total,
    starts_at: starts_at === undefined ? before.starts_at : asDate(starts_at),
    ends_at: ends_at === undefined ? before.ends_at : asDate(ends_at),
  };
}

const asDate = (text: string | null) => (text === null ? null : new Date(text));

const toKey = ({ starts_at, ends_at, last_used_at, revoked_at, created_at, ...row }: sql.KeyRow): MasterKey => ({
  ...row,
  starts_at: starts_at?.toISOString() ?? null,
  ends_at: ends_at?.toISOString() ?? null,
  last_used_at: last_used_at?.toISOString() ?? null,
  revoked_at: revoked_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});
