import type { VisitorMode } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const COLUMNS =
  'o.org_id, o.name, o.logo, o.stripe_account, o.twilio_number, o.shopper_terms, o.shopper_name, o.colour, o.phone, o.website, o.hours, o.visitor_mode, o.privacy_contact, o.created_at, o.delete_after';

export const selectOrg = (tx: Tx, orgId: string) =>
  tx.query(`select ${COLUMNS} from organizations o where o.org_id = $1`, [orgId]);

export type OrgRow = RowOf<typeof selectOrg>;

/** What the request changes; undefined leaves a column as it is. */
export interface OrgChange {
  name?: string | undefined;
  logo?: string | undefined;
  terms?: string | undefined;
  shopperName?: string | undefined;
  colour?: string | undefined;
  phone?: string | undefined;
  website?: string | undefined;
  hours?: OrgRow['hours'] | undefined;
  visitorMode?: VisitorMode | undefined;
  contact?: string | undefined;
}

/** How visitors were recognized until now is kept: numbers of that time are read by it. */
export const updateOrg = (tx: Tx, orgId: string, change: OrgChange, now: Date) =>
  tx.query(
    `with before as (
       select org_id, visitor_mode from organizations where org_id = $1 for no key update
     ), changed as (
       insert into visitor_mode_changes (org_id, changed_at, mode_before)
       select org_id, $13, visitor_mode from before where visitor_mode <> $11 on conflict (org_id, changed_at) do nothing
     )
     update organizations o set name = coalesce($2, o.name), logo = coalesce($3, o.logo), shopper_terms = coalesce($4, o.shopper_terms),
       shopper_name = coalesce($5, o.shopper_name), colour = coalesce($6, o.colour), phone = coalesce($7, o.phone),
       website = coalesce($8, o.website), hours = case when $9 then $10::jsonb else o.hours end,
       visitor_mode = coalesce($11, o.visitor_mode), privacy_contact = coalesce($12, o.privacy_contact)
     from before b where o.org_id = b.org_id returning ${COLUMNS}`,
    [
      orgId,
      change.name ?? null,
      change.logo ?? null,
      change.terms ?? null,
      change.shopperName ?? null,
      change.colour ?? null,
      change.phone ?? null,
      change.website ?? null,
      change.hours !== undefined,
      change.hours ? JSON.stringify(change.hours) : null,
      change.visitorMode ?? null,
      change.contact ?? null,
      now,
    ],
  );

/** What pages for shoppers show of an organization, across organizations. */
export const selectShop = (tx: Tx, orgId: string) =>
  tx.query(
    'select o.shown_name as name, o.logo, o.colour, o.phone, o.website, o.hours from organizations o where o.org_id = $1',
    [orgId],
    'shop',
  );

export type ShopRow = RowOf<typeof selectShop>;

export const setDeleteAfter = (tx: Tx, orgId: string, deleteAfter: Date | null) =>
  tx.query(`update organizations o set delete_after = $2 where o.org_id = $1 returning ${COLUMNS}`, [
    orgId,
    deleteAfter,
  ]);

/** The account at the card service that is shown with the organization; empty where there is none. */
export const setStripeAccount = (tx: Tx, orgId: string, account: string) =>
  tx.query('update organizations set stripe_account = $2 where org_id = $1', [orgId, account]);

export const insertOrg = (tx: Tx, orgId: string, name: string, now: Date) =>
  tx.query(`insert into organizations as o (org_id, name, created_at) values ($1, $2, $3) returning ${COLUMNS}`, [
    orgId,
    name,
    now,
  ]);

/** Two creations by one person at once run one after the other, so that the check of the name holds. */
export const lockUser = (tx: Tx, userId: string) =>
  tx.query('select from users where user_id = $1 for no key update', [userId]);

export const selectOwnByName = (tx: Tx, userId: string, name: string) =>
  tx.query(
    `select o.org_id from organizations o join memberships m on m.org_id = o.org_id
     where m.user_id = $1 and lower(o.name) = lower($2) limit 1`,
    [userId, name],
  );

export const selectOrgsOfUser = (tx: Tx, userId: string) =>
  tx.query(
    `select ${COLUMNS}, m.role from organizations o join memberships m on m.org_id = o.org_id
     where m.user_id = $1 order by lower(o.name), o.org_id`,
    [userId],
  );

/** Organizations that the person is in, or invited to by the confirmed address. */
export const selectKnownOrgs = (tx: Tx, userId: string, confirmedEmail: string | null) =>
  tx.query(
    `select ${COLUMNS} from organizations o join memberships m on m.org_id = o.org_id
     where m.user_id = $1 or (m.user_id is null and lower(m.email) = lower($2))
     order by o.created_at, o.org_id`,
    [userId, confirmedEmail],
  );
