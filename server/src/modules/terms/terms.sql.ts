import type { Tx } from '../../platform/db/database.js';

export const selectAcceptance = (tx: Tx, userId: string) =>
  tx.query('select terms_version, terms_accepted_at from users where user_id = $1', [userId]);

/** The first acceptance of a version is the one that counts. */
export const acceptTerms = (tx: Tx, userId: string, version: string, now: Date) =>
  tx.query(
    `update users set terms_version = $2, terms_accepted_at = $3
     where user_id = $1 and terms_version is distinct from $2`,
    [userId, version, now],
  );

/**
 * What an organization asks its shoppers to agree to, and tells them of their data, across organizations; found by its own id or that of a code, page, store or campaign of it. What
 * was deleted or stopped leads nowhere. A store can have terms of its own.
 */
export const selectShopperTerms = (tx: Tx, id: string | null) =>
  tx.query(
    `select o.org_id, o.shown_name as name,
       coalesce((select s.terms from stores s where s.org_id = o.org_id and s.store_id = $1::uuid and s.terms <> ''), o.shopper_terms) as shopper_terms, o.visitor_mode, o.privacy_contact from organizations o where o.org_id in
       (select $1::uuid
        union select org_id from codes where code_id = $1::uuid and status <> 'deleted' and held_at is null
        union select org_id from pages where page_id = $1::uuid and status <> 'deleted' and held_at is null
        union select org_id from stores where store_id = $1::uuid and status in ('open', 'paused') and suspended_at is null
        union select org_id from campaigns where campaign_id = $1::uuid)`,
    [id],
  );
