import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { AccountHome } from '../connected-accounts/connected-accounts.service.js';

export const selectConnection = (tx: Tx, orgId: string, home: AccountHome) =>
  tx.query(
    `select connection_id, merchant_id, name, country, currency, scopes, expires_at, refresh_nth, error, connected_at, checked_at
       from square_connections where org_id = $1 and home = $2`,
    [orgId, home],
    'square_connection',
  );

export type ConnectionRow = RowOf<typeof selectConnection>;

/** The one that is there, wherever it is known, locked until the transaction ends. */
export const lockConnection = (tx: Tx, orgId: string) =>
  tx.query('select merchant_id, home from square_connections where org_id = $1 for update', [orgId]);

interface Connection {
  connectionId: string;
  home: AccountHome;
  merchantId: string;
  name: string;
  country: string;
  currency: string;
  scopes: readonly string[];
  expiresAt: Date;
  nextRefreshAt: Date;
}

/** The same business keeps the places of its stores; another one has none of them. */
export async function writeConnection(tx: Tx, orgId: string, connection: Connection, now: Date): Promise<void> {
  const { merchantId } = connection;
  await tx.query(
    `delete from square_locations where org_id = $1
        and exists (select 1 from square_connections where org_id = $1 and merchant_id <> $2)`,
    [orgId, merchantId],
  );
  await tx.query(
    `insert into square_connections (org_id, connection_id, home, merchant_id, name, country, currency, scopes, expires_at, next_refresh_at, connected_at, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9, $10, $11, $11)
     on conflict (org_id) do update set connection_id = $2, home = $3, merchant_id = $4, name = $5, country = $6, currency = $7, scopes = $8::text[],
       expires_at = $9, next_refresh_at = $10, connected_at = $11, checked_at = $11, refresh_nth = 1, error = null`,
    [
      ...([orgId, connection.connectionId, connection.home, merchantId, connection.name] as const),
      ...([connection.country, connection.currency, connection.scopes, connection.expiresAt] as const),
      ...([connection.nextRefreshAt, now] as const),
    ],
  );
}

/** What Square says of the token. */
export const writeGrant = (
  tx: Tx,
  orgId: string,
  connectionId: string,
  { scopes, expiresAt }: { scopes: readonly string[]; expiresAt: Date | null },
  now: Date,
) =>
  tx.query(
    `update square_connections set scopes = $3::text[], expires_at = coalesce($4, expires_at), error = null, checked_at = $5
      where org_id = $1 and connection_id = $2`,
    [orgId, connectionId, scopes, expiresAt, now],
  );

/** A token that was refreshed. No row where the connection is another one by now. */
export const writeRefreshed = (
  tx: Tx,
  orgId: string,
  connectionId: string,
  { expiresAt, nextRefreshAt }: { expiresAt: Date; nextRefreshAt: Date },
  now: Date,
) =>
  tx.query(
    `update square_connections set refresh_nth = refresh_nth + 1, expires_at = $3, next_refresh_at = $4, error = null, checked_at = $5
      where org_id = $1 and connection_id = $2 returning connection_id`,
    [orgId, connectionId, expiresAt, nextRefreshAt, now],
  );

/** Why Square does not let us in. The next refresh is another one, and no moment of it says that there is none. */
export const writeRefusal = (
  tx: Tx,
  orgId: string,
  connectionId: string,
  { error, nextRefreshAt, isRefresh }: { error: object; nextRefreshAt: Date | null; isRefresh: boolean },
  now: Date,
) =>
  tx.query(
    `update square_connections set error = $3, next_refresh_at = $4, checked_at = $5, refresh_nth = refresh_nth + case when $6::boolean then 1 else 0 end
      where org_id = $1 and connection_id = $2`,
    [orgId, connectionId, JSON.stringify(error), nextRefreshAt, now, isRefresh],
  );

/** Connections whose token is to be refreshed, of all organizations, each to exactly one of any number of callers. */
export const takeDue = (tx: Tx, home: AccountHome, now: Date, again: Date, limit: number) =>
  tx.query(
    `update square_connections c set next_refresh_at = $3
       from (select org_id from square_connections where home = $1 and next_refresh_at <= $2 order by next_refresh_at limit $4 for update skip locked) due
      where c.org_id = due.org_id returning c.org_id`,
    [home, now, again, limit],
  );

/** Money that somebody may be paying at a terminal at this moment: its outcome could not be asked for any more. */
export const selectOpenPayments = (tx: Tx, orgId: string) =>
  tx.query(
    `select payment_id from payments where org_id = $1 and vendor = 'square' and state in ('created', 'action', 'processing') limit 1`,
    [orgId],
  );

export const deleteConnection = (tx: Tx, orgId: string) =>
  tx.query('delete from square_connections where org_id = $1', [orgId]);

/** Whether a business is connected, by whichever organization. */
export const selectConnected = (tx: Tx, merchantId: string, home: AccountHome) =>
  tx.query('select org_id from square_connections where merchant_id = $1 and home = $2', [merchantId, home]);
