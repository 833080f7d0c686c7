import type { Person } from '@swapt/shared/contract';
import { outranks, type Role } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { revokeKeysOf } from '../api-key/api-key.service.js';
import { lockOrg } from '../../platform/db/lock-organizations.js';
import { countOwners, deleteMember, selectPerson, updateRole, type PersonRow } from './user-role.sql.js';

export { countPeople, insertMember, selectPeople, selectPerson, selectPersonByEmail } from './user-role.sql.js';

export function toPerson({ created_at, last_seen_at, ...row }: PersonRow): Person {
  return {
    ...row,
    state: row.user_id === null ? 'invited' : 'active',
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
  };
}

export async function changeRole(ctx: OrgCtx, id: string, role: Role): Promise<Person> {
  const person = await lockPerson(ctx, id, role);
  await updateRole(ctx.tx, ctx.orgId, id, role);
  return toPerson({ ...person, role });
}

/** The person's API keys end with the membership and do not come back with a new invitation. */
export async function removePerson(ctx: OrgCtx, id: string): Promise<void> {
  const person = await lockPerson(ctx, id, undefined);
  await deleteMember(ctx.tx, ctx.orgId, id);
  if (person.user_id) await revokeKeysOf(ctx.tx, ctx.orgId, person.user_id, ctx.services.now());
}

/** The person who gets the role `next`, or none. Behind the organization's lock, so that two owners cannot take each other away at once. */
async function lockPerson({ tx, orgId, role }: OrgCtx, id: string, next: Role | undefined): Promise<PersonRow> {
  await lockOrg(tx, orgId);
  const [person] = await selectPerson(tx, orgId, id);
  if (!person) throw new AppError('user.not_found');
  if (!outranks(role, person.role) || (next && !outranks(role, next))) throw new AppError('user.role_too_high');
  if (person.role === 'owner' && person.user_id !== null && next !== 'owner') {
    const [count] = await countOwners(tx, orgId);
    if (!count || count.owners < 2) throw new AppError('org.last_owner');
  }
  return person;
}
