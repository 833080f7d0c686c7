// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** terms.sql.ts: selectAcceptance */
    'select terms_version, terms_accepted_at from users where user_id = $1': {
      values: readonly [string | null];
      row: { terms_version: string | null; terms_accepted_at: Date | null };
    };

    /** terms.sql.ts: acceptTerms */
    'update users set terms_version = $2, terms_accepted_at = $3\n\
     where user_id = $1 and terms_version is distinct from $2': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** terms.sql.ts: selectShopperTerms */
    "select o.org_id, o.shown_name as name,\n\
       coalesce((select s.terms from stores s where s.org_id = o.org_id and s.store_id = $1::uuid and s.terms <> ''), o.shopper_terms) as shopper_terms, o.visitor_mode, o.privacy_contact from organizations o where o.org_id in\n\
       (select $1::uuid\n\
        union select org_id from codes where code_id = $1::uuid and status <> 'deleted' and held_at is null\n\
        union select org_id from pages where page_id = $1::uuid and status <> 'deleted' and held_at is null\n\
        union select org_id from stores where store_id = $1::uuid and status in ('open', 'paused') and suspended_at is null\n\
        union select org_id from campaigns where campaign_id = $1::uuid)": {
      values: readonly [string | null];
      row: {
        org_id: string;
        name: string;
        shopper_terms: string;
        visitor_mode: 'cookie' | 'daily' | 'none';
        privacy_contact: string;
      };
    };
  }
}
