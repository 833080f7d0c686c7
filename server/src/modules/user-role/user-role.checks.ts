import { showcase } from '../showcase/showcase.service.js';

/** Nobody could run an organization without an owner. */
export const userRoleChecks: Record<string, string> = {
  owners: `
    select o.org_id::text as subject, format('the organization “%s” has no owner', o.name) as says from organizations o
     -- The organization of the start page's code is nobody's.
     where o.org_id <> '${showcase.orgId}' and not exists (select from memberships m where m.org_id = o.org_id and m.role = 'owner' and m.user_id is not null)
       -- One that is being deleted has nobody left.
       and not exists (select from jobs j where j.org_id = o.org_id and j.kind = 'org.erase')`,
};
