import type { Tx } from '../../platform/db/database.js';
import type { CardSubscription } from '../../platform/vendors/stripe/card-payments.js';

export const selectSubscription = (tx: Tx, orgId: string, home: string) =>
  tx.query(
    'select subscription, customer, state, paid_until, is_ending from subscriptions where org_id = $1 and home = $2',
    [orgId, home],
  );

/** What the service said of one. An older one that ended says nothing about the one that runs. */
export const writeSubscription = (tx: Tx, orgId: string, home: string, found: CardSubscription, now: Date) =>
  tx.query(
    `insert into subscriptions as s (org_id, home, subscription, customer, state, paid_until, is_ending, checked_at)
     select org_id, $2, $3, $4, $5, $6, $7, $8 from organizations where org_id = $1
     on conflict (org_id) do update set home = $2, subscription = $3, customer = $4, state = $5, paid_until = $6, is_ending = $7, checked_at = $8
     where s.home <> $2 or s.subscription = $3 or excluded.state <> 'ended'`,
    [orgId, home, found.id, found.customer, found.state, found.paidUntil, found.isEnding, now],
  );
