import type { Tx } from '../../db/database.js';

/** Which service the stand-in stands in for. */
type Vendor = 'stripe' | 'square';

/** No row where it is there already; who comes second waits until the first one is committed. */
export const insertObject = (
  tx: Tx,
  vendor: Vendor,
  account: string,
  kind: string,
  id: string,
  body: unknown,
  now: Date,
) =>
  tx.query(
    `insert into standin_objects (vendor, account, kind, id, body, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (vendor, account, kind, id) do nothing returning 1`,
    [vendor, account, kind, id, JSON.stringify(body), now],
    'insert_standin_object',
  );

/** Locked, as whoever reads one may write it. */
export const lockObject = (tx: Tx, vendor: Vendor, account: string, kind: string, id: string) =>
  tx.query(
    'select body, created_at from standin_objects where vendor = $1 and account = $2 and kind = $3 and id = $4 for update',
    [vendor, account, kind, id],
    'lock_standin_object',
  );

export const updateObject = (tx: Tx, vendor: Vendor, account: string, kind: string, id: string, body: unknown) =>
  tx.query(
    'update standin_objects set body = $5 where vendor = $1 and account = $2 and kind = $3 and id = $4',
    [vendor, account, kind, id, JSON.stringify(body)],
    'update_standin_object',
  );

/** Newest first. */
export const selectObjects = (tx: Tx, vendor: Vendor, account: string, kind: string, since: Date) =>
  tx.query(
    `select id, body from standin_objects where vendor = $1 and account = $2 and kind = $3 and created_at >= $4
      order by created_at desc, id desc`,
    [vendor, account, kind, since],
  );

/** Reports that are due to be posted. Of several processes one takes each. */
export const lockDueReports = (tx: Tx, vendor: Vendor, now: Date, limit: number) =>
  tx.query(
    `select account, id, body, created_at from standin_objects
      where vendor = $1 and kind = 'report' and (body ->> 'next_at')::timestamptz <= $2
      order by created_at, id limit $3 for update skip locked`,
    [vendor, now, limit],
  );

/** Keys and reports that nobody asks for any more. */
export const deleteOld = (tx: Tx, vendor: Vendor, kind: 'key' | 'report', before: Date) =>
  tx.query('delete from standin_objects where vendor = $1 and kind = $2 and created_at < $3', [vendor, kind, before]);
