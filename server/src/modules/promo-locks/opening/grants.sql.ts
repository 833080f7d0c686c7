import type { PromoOutcome, PromoMethod } from '@swapt/shared/values';
import type { Tx } from '../../../platform/db/database.js';
import type { RowOf } from '../../../platform/db/statements.js';

/** The lock of a promo code, and whether it opens at the code that was scanned. A draft and what has ended are to strangers as if they never were. */
export const selectLockOfCode = (tx: Tx, orgId: string, promoCode: string, codeId: string | null) =>
  tx.query(
    `select l.lock_id, l.name, l.state, l.has_codes, l.places, l.starts_at, l.ends_at,
       exists (select from promo_lock_codes c where c.org_id = l.org_id and c.lock_id = l.lock_id and c.code_id = $3) as is_code
     from promo_locks l where l.org_id = $1 and l.promo_code = $2 and l.state in ('active', 'paused')`,
    [orgId, promoCode, codeId],
  );

export type FoundLock = RowOf<typeof selectLockOfCode>;

/** Nobody else changes its counters until the end of the transaction: the first of all rows of a lock that a change takes. */
export const lockLocks = (tx: Tx, orgId: string, lockIds: readonly string[]) =>
  tx.query(
    'select lock_id from promo_locks where org_id = $1 and lock_id = any($2::uuid[]) order by lock_id for update',
    [orgId, lockIds],
  );

export const selectOpenGrant = (tx: Tx, orgId: string, lockId: string, person: string, now: Date) =>
  tx.query(
    `select grant_id, via, expires_at from promo_grants
      where org_id = $1 and lock_id = $2 and person = $3 and state = 'open' and expires_at > $4`,
    [orgId, lockId, person, now],
  );

/** Takes one use of a lock; no row where there is none left. */
export const takeUse = (tx: Tx, orgId: string, lockId: string) =>
  tx.query(
    `update promo_locks set used = used + 1
      where org_id = $1 and lock_id = $2 and (limit_total is null or used < limit_total) returning limit_each`,
    [orgId, lockId],
  );

/** Counts a use of each of them who has one left, in the order of their hashes. */
export const countPeople = (
  tx: Tx,
  orgId: string,
  lockId: string,
  people: readonly string[],
  limitEach: number | null,
) =>
  tx.query(
    `insert into promo_people (org_id, lock_id, person, uses)
     select $1, $2, p, 1 from unnest($3::text[]) as p order by p
     on conflict (org_id, lock_id, person) do update set uses = promo_people.uses + 1
       where $4::integer is null or promo_people.uses < $4 returning person`,
    [orgId, lockId, people, limitEach],
  );

interface NewGrant {
  grantId: string;
  lockId: string;
  person: string;
  people: readonly string[];
  via: PromoMethod;
  keyId: string | null;
  now: Date;
  expiresAt: Date;
}

export const insertGrant = (tx: Tx, orgId: string, g: NewGrant) =>
  tx.query(
    `insert into promo_grants (org_id, grant_id, lock_id, person, people, via, key_id, state, created_at, expires_at)
     values ($1, $2, $3, $4, $5::text[], $6, $7, 'open', $8, $9)`,
    [orgId, g.grantId, g.lockId, g.person, g.people, g.via, g.keyId, g.now, g.expiresAt],
  );

/** The open grant of somebody becomes that of an order; no row where it is not open any more. */
export const consume = (
  tx: Tx,
  orgId: string,
  { lockId, person, orderId, now }: { lockId: string; person: string; orderId: string; now: Date },
) =>
  tx.query(
    `update promo_grants g set state = 'consumed', order_id = $4 from promo_locks l
      where g.org_id = $1 and g.lock_id = $2 and g.person = $3 and g.state = 'open' and g.expires_at > $5
        and l.org_id = g.org_id and l.lock_id = g.lock_id
      returning g.grant_id, g.via, l.limit_each`,
    [orgId, lockId, person, orderId, now],
  );

export const addPeople = (tx: Tx, orgId: string, grantId: string, people: readonly string[]) =>
  tx.query('update promo_grants set people = people || $3::text[] where org_id = $1 and grant_id = $2', [
    orgId,
    grantId,
    people,
  ]);

export const selectLocksOfOrder = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(`select lock_id from promo_grants where org_id = $1 and order_id = $2 and state = 'consumed'`, [
    orgId,
    orderId,
  ]);

/** What an order took is over: an order lasts longer than a grant. Gives what is to be counted back. */
export const releaseOfOrder = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `update promo_grants set state = 'expired', order_id = null where org_id = $1 and order_id = $2 and state = 'consumed'
     returning lock_id, via, key_id, people`,
    [orgId, orderId],
  );

/** What nobody took in its time, of one lock. Gives what is to be counted back. */
export const expireGrants = (tx: Tx, orgId: string, lockId: string, now: Date) =>
  tx.query(
    `update promo_grants set state = 'expired' where org_id = $1 and lock_id = $2 and state = 'open' and expires_at <= $3
     returning lock_id, via, key_id, people`,
    [orgId, lockId, now],
  );

export type GivenBack = RowOf<typeof expireGrants>;

export const giveBackUse = (tx: Tx, orgId: string, lockId: string) =>
  tx.query('update promo_locks set used = used - 1 where org_id = $1 and lock_id = $2', [orgId, lockId]);

export const forgetUses = (tx: Tx, orgId: string, lockId: string, people: readonly string[]) =>
  tx.query('update promo_people set uses = uses - 1 where org_id = $1 and lock_id = $2 and person = any($3::text[])', [
    orgId,
    lockId,
    people,
  ]);

/** Nothing is kept of somebody who has opened nothing. */
export const deleteUnused = (tx: Tx, orgId: string, lockId: string, people: readonly string[]) =>
  tx.query('delete from promo_people where org_id = $1 and lock_id = $2 and person = any($3::text[]) and uses = 0', [
    orgId,
    lockId,
    people,
  ]);

interface NewTry {
  tryId: string;
  lockId: string;
  at: Date;
  outcome: PromoOutcome;
  via: PromoMethod;
  grantId: string | null;
  keyId: string | null;
  codeId: string | null;
  latitude: number | null;
  longitude: number | null;
}

export const insertTry = (tx: Tx, orgId: string, t: NewTry) =>
  tx.query(
    `insert into promo_tries (org_id, try_id, lock_id, at, outcome, via, grant_id, key_id, code_id, latitude, longitude)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [orgId, t.tryId, t.lockId, t.at, t.outcome, t.via, t.grantId, t.keyId, t.codeId, t.latitude, t.longitude],
  );
