import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { AccountHome } from './account-home.js';

export const selectConnected = (tx: Tx, orgId: string) =>
  tx.query(
    `select account, nth, home, country, can_charge, can_pay_out, is_submitted, missing, error, checked_at from connected_accounts where org_id = $1`,
    [orgId],
    'connected_account',
  );

export type ConnectedRow = RowOf<typeof selectConnected>;

/** An account that is to be made: no row where there is one already. One that was detached, refused or made elsewhere is followed by the next. */
export const startConnecting = (tx: Tx, orgId: string, country: string, home: AccountHome, now: Date) =>
  tx.query(
    `insert into connected_accounts as c (org_id, country, home, checked_at) values ($1, $2, $3, $4)
     on conflict (org_id) do update set country = $2, home = $3, account = null, can_charge = false, can_pay_out = false, is_submitted = false,
       missing = '{}', error = null, checked_at = $4, nth = c.nth + case when c.account is not null or c.error is not null then 1 else 0 end
     where c.account is null or c.home <> $3
     returning nth`,
    [orgId, country, home, now],
  );

interface Account {
  id: string;
  country: string;
  canCharge: boolean;
  canPayOut: boolean;
  isSubmitted: boolean;
  missing: readonly string[];
}

/** What the service said of it. Of another account than the one that is connected, or is being made, it says nothing. */
export const writeAccount = (tx: Tx, orgId: string, account: Account, now: Date) =>
  tx.query(
    `update connected_accounts set account = $2, can_charge = $3, can_pay_out = $4, is_submitted = $5, missing = $6::text[], error = null, checked_at = $7, country = $8
      where org_id = $1 and (account is null or account = $2) returning org_id`,
    [
      orgId,
      account.id,
      account.canCharge,
      account.canPayOut,
      account.isSubmitted,
      account.missing,
      now,
      account.country,
    ],
  );

export const writeRefusal = (tx: Tx, orgId: string, error: object, now: Date) =>
  tx.query('update connected_accounts set error = $2, checked_at = $3 where org_id = $1 and account is null', [
    orgId,
    JSON.stringify(error),
    now,
  ]);

/** The next one that is made is another one. */
export const detachAccount = (tx: Tx, orgId: string, now: Date) =>
  tx.query(
    `update connected_accounts set account = null, nth = nth + 1, can_charge = false, can_pay_out = false, is_submitted = false, missing = '{}',
       error = null, checked_at = $2 where org_id = $1 and account is not null returning org_id`,
    [orgId, now],
  );

/** The account on which shoppers can pay now. */
export const selectCharging = (tx: Tx, orgId: string, home: AccountHome) =>
  tx.query(
    'select account from connected_accounts where org_id = $1 and home = $2 and can_charge and account is not null',
    [orgId, home],
    'charging_account',
  );

export const selectOwners = (tx: Tx, orgId: string) =>
  tx.query(
    `select u.email from memberships m join users u on u.user_id = m.user_id where m.org_id = $1 and m.role = 'owner' order by u.email`,
    [orgId],
  );

export const selectAddress = (tx: Tx, userId: string) =>
  tx.query('select email from users where user_id = $1', [userId]);
