import type { Tx } from '../../platform/db/database.js';
import type { AccountHome } from '../connected-accounts/connected-accounts.service.js';

/** The stores of an organization, each with where it sells at Square. */
export const selectStorePlaces = (tx: Tx, orgId: string) =>
  tx.query(
    `select s.store_id, s.name, s.currency, l.location_id from stores s
       left join square_locations l on l.org_id = s.org_id and l.store_id = s.store_id
      where s.org_id = $1 and s.status <> 'deleted' order by lower(s.name), s.store_id`,
    [orgId],
  );

export const selectStoreCurrency = (tx: Tx, orgId: string, storeId: string) =>
  tx.query(`select currency from stores where org_id = $1 and store_id = $2 and status <> 'deleted'`, [orgId, storeId]);

/** Where a store sells, and whose it is. */
export const selectPlace = (tx: Tx, orgId: string, storeId: string, home: AccountHome) =>
  tx.query(
    `select c.merchant_id, l.location_id, l.currency from square_locations l join square_connections c on c.org_id = l.org_id
      where l.org_id = $1 and l.store_id = $2 and c.home = $3`,
    [orgId, storeId, home],
    'square_place',
  );

interface Place {
  storeId: string;
  locationId: string;
  name: string;
  currency: string;
}

/** No row where the business is another one by now. */
export const writePlace = (tx: Tx, orgId: string, connectionId: string, place: Place) =>
  tx.query(
    `insert into square_locations (org_id, store_id, location_id, name, currency)
     select org_id, $3, $4, $5, $6 from square_connections where org_id = $1 and connection_id = $2
     on conflict (org_id, store_id) do update set location_id = $4, name = $5, currency = $6 returning store_id`,
    [orgId, connectionId, place.storeId, place.locationId, place.name, place.currency],
  );

export const deletePlace = (tx: Tx, orgId: string, storeId: string) =>
  tx.query('delete from square_locations where org_id = $1 and store_id = $2', [orgId, storeId]);
