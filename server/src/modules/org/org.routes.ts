import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { deleteOrg } from './delete-org.js';
import { listPeople } from './people.service.js';
import { createOrg, found, toOrganization } from './org.service.js';
import { selectKnownOrgs, selectOrg, selectOrgsOfUser, updateOrg } from './org.sql.js';

/** An uploaded picture of the organization itself; the console's content policy shows no others. */
const isOwnPicture = (orgId: string, address: string) =>
  address === '' || new RegExp(`^/images/${orgId}/[0-9a-f-]{36}$`).test(address);

export const orgHandlers: Handlers<
  'org.get' | 'org.create' | 'org.update' | 'org.list' | 'org.delete' | 'org.exists' | 'org.users'
> = {
  'org.get': async ({ tx, orgId, role }) => ({ data: toOrganization(found(await selectOrg(tx, orgId)), role) }),

  'org.create': async (ctx, { name }) => ({ data: await createOrg(ctx, name.trim()) }),

  'org.update': async ({ tx, orgId, role }, { data }) => {
    const logo = data.organization_logo;
    if (logo !== undefined && !isOwnPicture(orgId, logo)) {
      throw new AppError('request.invalid', undefined, {
        'data.organization_logo': 'Upload a picture and use its address.',
      });
    }
    const change = { name: data.org_name?.trim(), logo, terms: data.shopper_terms?.trim() };
    return { data: toOrganization(found(await updateOrg(tx, orgId, change)), role) };
  },

  'org.list': async ({ tx, caller }) => {
    const rows = await selectOrgsOfUser(tx, caller.userId);
    return { data: rows.map((row) => toOrganization(row, row.role)) };
  },

  'org.delete': async (ctx, { undo = false }) => ({ data: await deleteOrg(ctx, undo) }),

  'org.exists': async ({ tx, caller }, { email, id, name }) => {
    const rows = await selectKnownOrgs(tx, caller.userId, caller.emailVerified ? caller.email : null);
    const isOther = email !== undefined && email.toLowerCase() !== caller.email.toLowerCase();
    const org = rows.find(
      (row) => (id === undefined || row.org_id === id) && (name === undefined || isSameName(row.name, name)),
    );
    if (isOther || !org) return { data: null };
    return { data: { organization_id: org.org_id, organization_name: org.name, organization_logo: org.logo } };
  },

  'org.users': async ({ tx, orgId }, input) => listPeople(tx, orgId, input),
};

const isSameName = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
