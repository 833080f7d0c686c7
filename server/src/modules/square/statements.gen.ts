// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** oauth-states.sql.ts: insertState */
    "insert into oauth_states (org_id, hash, vendor, user_id, expires_at) values ($1, $2, 'square', $3, $4)": {
      values: readonly [string | null, Uint8Array | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** oauth-states.sql.ts: useState */
    "delete from oauth_states where org_id = $1 and hash = $2 and vendor = 'square' and user_id = $3 and expires_at > $4 returning user_id": {
      values: readonly [string | null, Uint8Array | null, string | null, Date | null];
      row: { user_id: string };
    };

    /** oauth-states.sql.ts: deleteStates */
    'delete from oauth_states where expires_at < $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };

    /** places.sql.ts: selectStorePlaces */
    "select s.store_id, s.name, s.currency, l.location_id from stores s\n\
       left join square_locations l on l.org_id = s.org_id and l.store_id = s.store_id\n\
      where s.org_id = $1 and s.status <> 'deleted' order by lower(s.name), s.store_id": {
      values: readonly [string | null];
      row: { store_id: string; name: string; currency: string; location_id: string | null };
    };

    /** places.sql.ts: selectStoreCurrency */
    "select currency from stores where org_id = $1 and store_id = $2 and status <> 'deleted'": {
      values: readonly [string | null, string | null];
      row: { currency: string };
    };

    /** places.sql.ts: selectPlace */
    'select c.merchant_id, l.location_id, l.currency from square_locations l join square_connections c on c.org_id = l.org_id\n\
      where l.org_id = $1 and l.store_id = $2 and c.home = $3': {
      values: readonly [string | null, string | null, string | null];
      row: { merchant_id: string; location_id: string; currency: string };
    };

    /** places.sql.ts: writePlace */
    'insert into square_locations (org_id, store_id, location_id, name, currency)\n\
     select org_id, $3, $4, $5, $6 from square_connections where org_id = $1 and connection_id = $2\n\
     on conflict (org_id, store_id) do update set location_id = $4, name = $5, currency = $6 returning store_id': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
      row: { store_id: string };
    };

    /** places.sql.ts: deletePlace */
    'delete from square_locations where org_id = $1 and store_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** square.sql.ts: selectConnection */
    'select connection_id, merchant_id, name, country, currency, scopes, expires_at, refresh_nth, error, connected_at, checked_at\n\
       from square_connections where org_id = $1 and home = $2': {
      values: readonly [string | null, string | null];
      row: {
        connection_id: string;
        merchant_id: string;
        name: string;
        country: string;
        currency: string;
        scopes: string[];
        expires_at: Date;
        refresh_nth: number;
        error: ColumnTypes['square_connections.error'] | null;
        connected_at: Date;
        checked_at: Date;
      };
    };

    /** square.sql.ts: lockConnection */
    'select merchant_id, home from square_connections where org_id = $1 for update': {
      values: readonly [string | null];
      row: { merchant_id: string; home: ColumnTypes['square_connections.home'] };
    };

    /** square.sql.ts: writeConnection */
    'delete from square_locations where org_id = $1\n\
        and exists (select 1 from square_connections where org_id = $1 and merchant_id <> $2)': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** square.sql.ts: writeConnection */
    'insert into square_connections (org_id, connection_id, home, merchant_id, name, country, currency, scopes, expires_at, next_refresh_at, connected_at, checked_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9, $10, $11, $11)\n\
     on conflict (org_id) do update set connection_id = $2, home = $3, merchant_id = $4, name = $5, country = $6, currency = $7, scopes = $8::text[],\n\
       expires_at = $9, next_refresh_at = $10, connected_at = $11, checked_at = $11, refresh_nth = 1, error = null': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, List<string> | null, Date | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** square.sql.ts: writeGrant */
    'update square_connections set scopes = $3::text[], expires_at = coalesce($4, expires_at), error = null, checked_at = $5\n\
      where org_id = $1 and connection_id = $2': {
      values: readonly [string | null, string | null, List<string> | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** square.sql.ts: writeRefreshed */
    'update square_connections set refresh_nth = refresh_nth + 1, expires_at = $3, next_refresh_at = $4, error = null, checked_at = $5\n\
      where org_id = $1 and connection_id = $2 returning connection_id': {
      values: readonly [string | null, string | null, Date | null, Date | null, Date | null];
      row: { connection_id: string };
    };

    /** square.sql.ts: writeRefusal */
    'update square_connections set error = $3, next_refresh_at = $4, checked_at = $5, refresh_nth = refresh_nth + case when $6::boolean then 1 else 0 end\n\
      where org_id = $1 and connection_id = $2': {
      values: readonly [string | null, string | null, string | null, Date | null, Date | null, boolean | null];
      row: Record<never, never>;
    };

    /** square.sql.ts: takeDue */
    'update square_connections c set next_refresh_at = $3\n\
       from (select org_id from square_connections where home = $1 and next_refresh_at <= $2 order by next_refresh_at limit $4 for update skip locked) due\n\
      where c.org_id = due.org_id returning c.org_id': {
      values: readonly [string | null, Date | null, Date | null, number | null];
      row: { org_id: string };
    };

    /** square.sql.ts: selectOpenPayments */
    "select payment_id from payments where org_id = $1 and vendor = 'square' and state in ('created', 'action', 'processing') limit 1": {
      values: readonly [string | null];
      row: { payment_id: string };
    };

    /** square.sql.ts: deleteConnection */
    'delete from square_connections where org_id = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** square.sql.ts: selectConnected */
    'select org_id from square_connections where merchant_id = $1 and home = $2': {
      values: readonly [string | null, string | null];
      row: { org_id: string };
    };
  }
}
