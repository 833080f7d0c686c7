import { AppError } from '../../platform/errors/app-error.js';
import { gatherRefusals } from '../../platform/errors/refusals.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { Change } from './lock-facts.js';
import * as sql from './promo-locks.sql.js';

interface Checked {
  lockId: string;
  facts: sql.LockFacts;
  used: number;
  path: '' | 'data.';
}

/** Whether a promo lock can be so: all that is wrong with it, at its fields. */
export async function assertFits(
  { tx, orgId }: Pick<OrgCtx, 'tx' | 'orgId'>,
  { lockId, facts, used, path }: Checked,
): Promise<void> {
  const refusals = gatherRefusals();
  const refuse = (field: keyof Change, sentence: string) =>
    refusals.refuse(path + field, sentence, 'promo_lock.invalid');
  const { has_codes, places, starts_at, ends_at, limit_total, limit_each } = facts;
  if (!has_codes && places.length === 0 && !starts_at && !ends_at)
    refuse('places', 'Say where or when it opens: choose a code, add a place, or set a start or an end.');
  if (starts_at && ends_at && ends_at <= starts_at) refuse('ends_at', 'The end must be after the start.');
  if (limit_total !== null && limit_total < used)
    refuse('limit_total', `It was opened ${used} times already. The limit cannot be below that.`);
  const [most] = limit_each === null ? [] : await sql.selectMostUses(tx, orgId, lockId);
  if (limit_each !== null && most && limit_each < most.uses)
    refuse('limit_each', `Somebody has opened it ${most.uses} times already. The limit cannot be below that.`);
  refusals.assertNone();
  const [other] = await sql.selectOfCode(tx, orgId, facts.promo_code, lockId);
  if (!other) return;
  const sentence = `“${other.name}” has this code already. End it first, or choose another code.`;
  throw new AppError('promo_lock.code_taken', sentence, { [`${path}promo_code`]: sentence });
}
