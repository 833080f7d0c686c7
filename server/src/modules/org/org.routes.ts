import type { Handlers } from '../../platform/http/handler.js';
import { deleteOrg } from './delete-org.js';
import { listPeople } from './people.service.js';
import { readChange } from './org-change.js';
import { createOrg, found, toOrganization } from './org.service.js';
import { selectKnownOrgs, selectOrg, selectOrgsOfUser, updateOrg } from './org.sql.js';

export const orgHandlers: Handlers<
  'org.get' | 'org.create' | 'org.update' | 'org.list' | 'org.delete' | 'org.exists' | 'org.users'
> = {
  'org.get': async ({ tx, orgId, role }) => ({ data: toOrganization(found(await selectOrg(tx, orgId)), role) }),

  'org.create': async (ctx, { name }) => ({ data: await createOrg(ctx, name.trim()) }),

  'org.update': async ({ tx, orgId, role, services }, { data }) => {
    const change = readChange(data, orgId, services.config);
    return { data: toOrganization(found(await updateOrg(tx, orgId, change, services.now())), role) };
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
