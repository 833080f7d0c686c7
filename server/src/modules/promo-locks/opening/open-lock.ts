import { normalCode, promoOutcomes, type ErrorCode, type PromoOutcome, type PromoMethod } from '@swapt/shared/values';
import { uuidv7 } from '../../../platform/db/uuid.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Services } from '../../../platform/services.js';
import { mayTryCode } from './code-tries.js';
import * as sql from './grants.sql.js';
import { refusalOf, type Place } from './judge.js';
import { openGrant, takeGrant, type Grant } from './take-grant.js';
import { knownVisitor, personOf } from './visitor.js';

type Needs = Pick<Services, 'db' | 'now' | 'scans'>;

interface Asked {
  /** Whose code was scanned or whose store it is; undefined where nobody has it. */
  orgId: string | undefined;
  /** Of the code that was scanned. */
  codeId: string | undefined;
  promoCode: string;
  place: Place | undefined;
  masterKey: string | undefined;
  /** As it was sent; another one is given where it is none of ours. */
  visitor: string | undefined;
  ip: string;
}

export interface Opened {
  grant_id: string;
  name: string;
  via: PromoMethod;
  expires_at: string;
  is_again: boolean;
  visitor: string;
}

/** Nobody’s: an organization that is not there is asked the same as one that is. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Opens a promo lock for a stranger, or says why not. Every try is counted before it is looked at; a wrong code and one that does not exist are one
 * statement that finds nothing. Only who has the right code hears more, and that is written down with the place, rounded.
 */
export async function openLock(services: Needs, asked: Asked): Promise<Opened> {
  const { codeId, promoCode, masterKey, ip } = asked;
  const orgId = asked.orgId ?? nobody;
  const { visitor, isKnown } = await knownVisitor(services, asked.visitor, ip);
  const tries = await mayTryCode(services, { scope: orgId, visitor: isKnown ? visitor : undefined, ip });
  if (!tries) throw new AppError('promo.tries');
  const [lock] = await services.db.org(orgId, (tx) =>
    sql.selectLockOfCode(tx, orgId, normalCode(promoCode), codeId ?? null),
  );
  if (!lock) throw new AppError('promo.wrong_code');
  const person = personOf(orgId, visitor) ?? '';
  const noted = noteOf(lock.lock_id, asked);
  try {
    const grant = await services.db.org(orgId, async (tx) => {
      const now = services.now();
      const refusal = refusalOf(lock, { now, place: asked.place, hasMasterKey: masterKey !== undefined });
      if (refusal) {
        // What is open already stays so wherever they go with it.
        const open = await openGrant(tx, { orgId, lockId: lock.lock_id, person, now });
        if (!open) throw new AppError(codes[refusal]);
        return open;
      }
      const taken = await takeGrant(tx, { orgId, lockId: lock.lock_id, person, masterKey, now });
      if (!taken.isAgain) await sql.insertTry(tx, orgId, { ...noted('opened', now), ...ofGrant(taken) });
      return taken;
    });
    await tries.forgive();
    return {
      ...{ grant_id: grant.grantId, name: lock.name, via: grant.via, visitor, is_again: grant.isAgain },
      expires_at: grant.expiresAt.toISOString(),
    };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (!outcome) throw error;
    await services.db.org(orgId, (tx) => sql.insertTry(tx, orgId, noted(outcome, services.now())));
    // The code was right; a key that was not is guessed like one.
    if (outcome !== 'wrong_key') await tries.forgive();
    throw error;
  }
}

type Refusal = Exclude<PromoOutcome, 'opened'>;
const refusals = promoOutcomes.filter((one) => one !== 'opened');

/** What is said of each. */
const codes = {
  too_far: 'promo.too_far',
  no_place: 'promo.no_place',
  other_code: 'promo.other_code',
  not_now: 'promo.not_now',
  used_up: 'promo.used_up',
  used_by_you: 'promo.used_by_you',
  wrong_key: 'promo.wrong_key',
} as const satisfies Record<Refusal, ErrorCode>;

const outcomeOf = (error: unknown): Refusal | undefined =>
  error instanceof AppError ? refusals.find((one) => codes[one] === error.code) : undefined;

const ofGrant = ({ grantId, via, keyId }: Grant) => ({ grantId, via, keyId });

/** About 100 metres: enough to see where it was tried, and not who stood where. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

const noteOf =
  (lockId: string, { codeId, place, masterKey }: Asked) =>
  (outcome: PromoOutcome, at: Date) => ({
    ...{ tryId: uuidv7(at), lockId, at, outcome, grantId: null, keyId: null, codeId: codeId ?? null },
    via: masterKey === undefined ? ('code' as const) : ('master' as const),
    latitude: place ? rounded(place.latitude) : null,
    longitude: place ? rounded(place.longitude) : null,
  });
