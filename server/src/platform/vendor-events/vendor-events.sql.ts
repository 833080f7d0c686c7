import type { Tx } from '../db/database.js';
import type { VendorEvent } from './vendor-event.js';

export const insertAccount = (tx: Tx, orgId: string, vendor: string, account: string) =>
  tx.query('insert into vendor_accounts (vendor, account, org_id) values ($1, $2, $3) on conflict do nothing', [
    vendor,
    account,
    orgId,
  ]);

export const selectAccounts = (tx: Tx, orgId: string, vendor: string) =>
  tx.query('select account from vendor_accounts where org_id = $1 and vendor = $2 order by account', [orgId, vendor]);

export const deleteAccount = (tx: Tx, orgId: string, vendor: string, account: string) =>
  tx.query('delete from vendor_accounts where org_id = $1 and vendor = $2 and account = $3', [orgId, vendor, account]);

export const selectOwner = (tx: Tx, vendor: string, account: string) =>
  tx.query(
    'select org_id from vendor_accounts where vendor = $1 and account = $2',
    [vendor, account],
    'org_of_vendor_account',
  );

/** No row where the same was reported before. */
export const insertEvent = (tx: Tx, event: VendorEvent, state: 'received' | 'ignored', now: Date) =>
  tx.query(
    `insert into vendor_events (vendor, event_id, account, org_id, type, object_id, state, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (vendor, event_id) do nothing returning 1`,
    [event.vendor, event.eventId, event.account, event.orgId, event.type, event.objectId, state, now],
    'insert_vendor_event',
  );

/** A report that still waits for what is done about it. */
export const selectReceived = (tx: Tx, vendor: string, eventId: string) =>
  tx.query(
    `select vendor, event_id, account, org_id, type, object_id from vendor_events
      where vendor = $1 and event_id = $2 and state = 'received'`,
    [vendor, eventId],
  );

export const endEvent = (tx: Tx, { vendor, eventId }: VendorEvent, state: 'done' | 'ignored' | 'dead') =>
  tx.query('update vendor_events set state = $3 where vendor = $1 and event_id = $2', [vendor, eventId, state]);

export const deleteEvents = (tx: Tx, before: Date) =>
  tx.query('delete from vendor_events where received_at < $1', [before]);
