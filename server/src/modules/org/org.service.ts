import type { Organization } from '@swapt/shared/contract';
import type { Role } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { SignedInCtx } from '../../platform/http/handler.js';
import { insertMember } from '../user-role/user-role.service.js';
import { insertOrg, lockUser, selectOwnByName, type OrgRow } from './org.sql.js';

export { closeOrg } from './org.jobs.js';
export { nextChange, openSpans, weekdayOf } from './opening-hours.js';
export { selectOrg, setDeleteAfter, setStripeAccount } from './org.sql.js';
export { type ShopRow, readShop } from './read-shop.js';

/** The fields that the client holds, under the names of the specification. */
export function toOrganization(row: OrgRow, role: Role): Organization {
  return {
    org_id: row.org_id,
    org_name: row.name,
    organization_logo: row.logo,
    role,
    org_stripe: row.stripe_account,
    twilio_number: row.twilio_number,
    shopper_terms: row.shopper_terms,
    shopper_name: row.shopper_name,
    colour: row.colour,
    phone: row.phone,
    website: row.website,
    hours: row.hours,
    visitor_mode: row.visitor_mode,
    privacy_contact: row.privacy_contact,
    created_at: row.created_at.toISOString(),
    delete_after: row.delete_after?.toISOString() ?? null,
  };
}

export function found<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (!row) throw new AppError('org.not_found');
  return row;
}

/** Makes an organization with the caller as its owner. Invitations go to confirmed addresses, so only a confirmed person may own one. */
export async function createOrg({ tx, caller, services }: SignedInCtx, name: string): Promise<Organization> {
  if (!caller.emailVerified) throw new AppError('auth.email_unverified');
  await lockUser(tx, caller.userId);
  const [same] = await selectOwnByName(tx, caller.userId, name);
  if (same) throw new AppError('org.name_taken');
  const now = services.now();
  const org = found(await insertOrg(tx, uuidv7(now), name, now));
  await insertMember(tx, org.org_id, {
    id: uuidv7(now),
    userId: caller.userId,
    email: caller.email,
    role: 'owner',
    createdAt: now,
  });
  return toOrganization(org, 'owner');
}
