import { promoLimits, type PromoMethod } from '@swapt/shared/values';
import type { Tx } from '../../../platform/db/database.js';
import { uuidv7 } from '../../../platform/db/uuid.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { openWithKey } from '../master-keys/open-with-key.js';
import { expireGrantsOf } from '../promo-locks.kinds.js';
import { expireDue } from './give-back.js';
import * as sql from './grants.sql.js';

interface Taking {
  orgId: string;
  lockId: string;
  person: string;
  masterKey: string | undefined;
  now: Date;
}

export interface Grant {
  grantId: string;
  via: PromoMethod;
  keyId: string | null;
  expiresAt: Date;
  isAgain: boolean;
}

const grantMs = promoLimits.grantMinutes * 60_000;

/**
 * Opens a lock for somebody who may, and counts it; for whom it is open already it stays as it is. Whoever opens the same lock at the same moment waits,
 * so that the last use is one, and one person has one grant.
 */
export async function takeGrant(tx: Tx, { orgId, lockId, person, masterKey, now }: Taking): Promise<Grant> {
  await sql.lockLocks(tx, orgId, [lockId]);
  await expireDue(tx, orgId, lockId, now);
  const open = await openGrant(tx, { orgId, lockId, person, now });
  if (open) return open;
  const keyId = masterKey === undefined ? null : await openWithKey(tx, orgId, { lockId, secret: masterKey, now });
  if (keyId === null) await countUse(tx, orgId, lockId, person);
  const grantId = uuidv7(now);
  const expiresAt = new Date(now.getTime() + grantMs);
  const via = keyId === null ? 'code' : 'master';
  const people = keyId === null ? [person] : [];
  await sql.insertGrant(tx, orgId, { grantId, lockId, person, people, via, keyId, now, expiresAt });
  await enqueue(tx, expireGrantsOf, { orgId, payload: { lock_id: lockId }, now, runAt: expiresAt });
  return { grantId, via, keyId, expiresAt, isAgain: false };
}

/** What is open for somebody already. */
export async function openGrant(
  tx: Tx,
  { orgId, lockId, person, now }: Omit<Taking, 'masterKey'>,
): Promise<Grant | undefined> {
  const [open] = await sql.selectOpenGrant(tx, orgId, lockId, person, now);
  return open && { grantId: open.grant_id, via: open.via, keyId: null, expiresAt: open.expires_at, isAgain: true };
}

async function countUse(tx: Tx, orgId: string, lockId: string, person: string): Promise<void> {
  const [taken] = await sql.takeUse(tx, orgId, lockId);
  if (!taken) throw new AppError('promo.used_up');
  const [counted] = await sql.countPeople(tx, orgId, lockId, [person], taken.limit_each);
  if (!counted) throw new AppError('promo.used_by_you');
}
