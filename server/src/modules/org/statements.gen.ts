// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** erase-org.sql.ts: lockDueOrg */
    'select 1 from organizations where org_id = $1 and delete_after <= $2 for update': {
      values: readonly [string | null, Date | null];
      row: { '?column?': number };
    };

    /** erase-org.sql.ts: removeAccess */
    'delete from memberships where org_id = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** erase-org.sql.ts: removeAccess */
    'delete from api_keys where org_id = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** erase-org.sql.ts: closeCodes */
    "update codes set status = 'deleted', updated_at = $2 where org_id = $1": {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** erase-org.sql.ts: closeCodes */
    "update slugs set version = nextval('slug_versions') where org_id = $1 and not is_one_time": {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** erase-org.sql.ts: freeNames */
    "update slugs set code_id = null, channel = '', freed_at = coalesce(freed_at, $2), version = nextval('slug_versions')\n\
      where org_id = $1": {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** erase-org.sql.ts: freeNames */
    'update page_names set page_id = null, freed_at = coalesce(freed_at, $2) where org_id = $1': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** erase-org.sql.ts: eraseRows */
    'set local statement_timeout = 0': {
      values: readonly [];
      row: Record<never, never>;
    };

    /** erase-org.sql.ts: eraseOrg */
    'delete from jobs where org_id = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** erase-org.sql.ts: eraseOrg */
    'delete from organizations where org_id = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** org.sql.ts: selectOrg */
    'select o.org_id, o.name, o.logo, o.stripe_account, o.twilio_number, o.shopper_terms, o.shopper_name, o.colour, o.phone, o.website, o.hours, o.visitor_mode, o.privacy_contact, o.created_at, o.delete_after from organizations o where o.org_id = $1': {
      values: readonly [string | null];
      row: {
        org_id: string;
        name: string;
        logo: string;
        stripe_account: string;
        twilio_number: string;
        shopper_terms: string;
        shopper_name: string;
        colour: string;
        phone: string;
        website: string;
        hours: ColumnTypes['organizations.hours'] | null;
        visitor_mode: 'cookie' | 'daily' | 'none';
        privacy_contact: string;
        created_at: Date;
        delete_after: Date | null;
      };
    };

    /** org.sql.ts: updateOrg */
    'with before as (\n\
       select org_id, visitor_mode from organizations where org_id = $1 for no key update\n\
     ), changed as (\n\
       insert into visitor_mode_changes (org_id, changed_at, mode_before)\n\
       select org_id, $13, visitor_mode from before where visitor_mode <> $11 on conflict (org_id, changed_at) do nothing\n\
     )\n\
     update organizations o set name = coalesce($2, o.name), logo = coalesce($3, o.logo), shopper_terms = coalesce($4, o.shopper_terms),\n\
       shopper_name = coalesce($5, o.shopper_name), colour = coalesce($6, o.colour), phone = coalesce($7, o.phone),\n\
       website = coalesce($8, o.website), hours = case when $9 then $10::jsonb else o.hours end,\n\
       visitor_mode = coalesce($11, o.visitor_mode), privacy_contact = coalesce($12, o.privacy_contact)\n\
     from before b where o.org_id = b.org_id returning o.org_id, o.name, o.logo, o.stripe_account, o.twilio_number, o.shopper_terms, o.shopper_name, o.colour, o.phone, o.website, o.hours, o.visitor_mode, o.privacy_contact, o.created_at, o.delete_after': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, boolean | null, string | null, string | null, string | null, Date | null];
      row: {
        org_id: string;
        name: string;
        logo: string;
        stripe_account: string;
        twilio_number: string;
        shopper_terms: string;
        shopper_name: string;
        colour: string;
        phone: string;
        website: string;
        hours: ColumnTypes['organizations.hours'] | null;
        visitor_mode: 'cookie' | 'daily' | 'none';
        privacy_contact: string;
        created_at: Date;
        delete_after: Date | null;
      };
    };

    /** org.sql.ts: selectShop */
    'select o.shown_name as name, o.logo, o.colour, o.phone, o.website, o.hours from organizations o where o.org_id = $1': {
      values: readonly [string | null];
      row: {
        name: string;
        logo: string;
        colour: string;
        phone: string;
        website: string;
        hours: ColumnTypes['organizations.hours'] | null;
      };
    };

    /** org.sql.ts: setDeleteAfter */
    'update organizations o set delete_after = $2 where o.org_id = $1 returning o.org_id, o.name, o.logo, o.stripe_account, o.twilio_number, o.shopper_terms, o.shopper_name, o.colour, o.phone, o.website, o.hours, o.visitor_mode, o.privacy_contact, o.created_at, o.delete_after': {
      values: readonly [string | null, Date | null];
      row: {
        org_id: string;
        name: string;
        logo: string;
        stripe_account: string;
        twilio_number: string;
        shopper_terms: string;
        shopper_name: string;
        colour: string;
        phone: string;
        website: string;
        hours: ColumnTypes['organizations.hours'] | null;
        visitor_mode: 'cookie' | 'daily' | 'none';
        privacy_contact: string;
        created_at: Date;
        delete_after: Date | null;
      };
    };

    /** org.sql.ts: setStripeAccount */
    'update organizations set stripe_account = $2 where org_id = $1': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** org.sql.ts: insertOrg */
    'insert into organizations as o (org_id, name, created_at) values ($1, $2, $3) returning o.org_id, o.name, o.logo, o.stripe_account, o.twilio_number, o.shopper_terms, o.shopper_name, o.colour, o.phone, o.website, o.hours, o.visitor_mode, o.privacy_contact, o.created_at, o.delete_after': {
      values: readonly [string | null, string | null, Date | null];
      row: {
        org_id: string;
        name: string;
        logo: string;
        stripe_account: string;
        twilio_number: string;
        shopper_terms: string;
        shopper_name: string;
        colour: string;
        phone: string;
        website: string;
        hours: ColumnTypes['organizations.hours'] | null;
        visitor_mode: 'cookie' | 'daily' | 'none';
        privacy_contact: string;
        created_at: Date;
        delete_after: Date | null;
      };
    };

    /** org.sql.ts: lockUser */
    'select from users where user_id = $1 for no key update': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** org.sql.ts: selectOwnByName */
    'select o.org_id from organizations o join memberships m on m.org_id = o.org_id\n\
     where m.user_id = $1 and lower(o.name) = lower($2) limit 1': {
      values: readonly [string | null, string | null];
      row: { org_id: string };
    };

    /** org.sql.ts: selectOrgsOfUser */
    'select o.org_id, o.name, o.logo, o.stripe_account, o.twilio_number, o.shopper_terms, o.shopper_name, o.colour, o.phone, o.website, o.hours, o.visitor_mode, o.privacy_contact, o.created_at, o.delete_after, m.role from organizations o join memberships m on m.org_id = o.org_id\n\
     where m.user_id = $1 order by lower(o.name), o.org_id': {
      values: readonly [string | null];
      row: {
        org_id: string;
        name: string;
        logo: string;
        stripe_account: string;
        twilio_number: string;
        shopper_terms: string;
        shopper_name: string;
        colour: string;
        phone: string;
        website: string;
        hours: ColumnTypes['organizations.hours'] | null;
        visitor_mode: 'cookie' | 'daily' | 'none';
        privacy_contact: string;
        created_at: Date;
        delete_after: Date | null;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
      };
    };

    /** org.sql.ts: selectKnownOrgs */
    'select o.org_id, o.name, o.logo, o.stripe_account, o.twilio_number, o.shopper_terms, o.shopper_name, o.colour, o.phone, o.website, o.hours, o.visitor_mode, o.privacy_contact, o.created_at, o.delete_after from organizations o join memberships m on m.org_id = o.org_id\n\
     where m.user_id = $1 or (m.user_id is null and lower(m.email) = lower($2))\n\
     order by o.created_at, o.org_id': {
      values: readonly [string | null, string | null];
      row: {
        org_id: string;
        name: string;
        logo: string;
        stripe_account: string;
        twilio_number: string;
        shopper_terms: string;
        shopper_name: string;
        colour: string;
        phone: string;
        website: string;
        hours: ColumnTypes['organizations.hours'] | null;
        visitor_mode: 'cookie' | 'daily' | 'none';
        privacy_contact: string;
        created_at: Date;
        delete_after: Date | null;
      };
    };
  }

  interface ComposedStatements {
    /** erase-org.sql.ts: eraseRows */
    'org.erase': {
      values: readonly unknown[];
      row: Record<never, never>;
    };
  }
}
