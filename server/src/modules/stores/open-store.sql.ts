import type { StoreStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** Whose a store is: of any store that was not erased. */
export const selectOrgOfStore = (tx: Tx, storeId: string) =>
  tx.query('select org_id from stores where store_id = $1', [storeId]);

/** A store of one of these statuses, where neither the operator stopped it nor its organization is closing. */
export const selectOpenStore = (tx: Tx, orgId: string, storeId: string, statuses: readonly StoreStatus[]) =>
  tx.query(
    `select s.org_id, s.store_id, s.name, s.status, s.about, s.logo, s.email, s.phone, s.address, s.country, s.currency, s.zone, s.hours, s.closed_days,
       s.fulfilment, s.tax_mode, s.tax_rates, s.card_charge, s.theme, s.terms, s.pause_note, s.catalog_ids, s.updated_at
     from stores s join organizations o on o.org_id = s.org_id
     where s.org_id = $1 and s.store_id = $2 and s.status = any($3::text[]) and s.suspended_at is null and o.delete_after is null`,
    [orgId, storeId, statuses],
    'open_store',
  );

/** What there is to know of a store for everybody; who is told of orders is for the team. */
export type OpenStore = RowOf<typeof selectOpenStore>;
