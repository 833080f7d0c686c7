import type { Operation } from '@swapt/shared/contract';
import { can, errors, isPersonal, outranks, type Permission, type Role } from '@swapt/shared/values';
import type { Config } from '../../config/config.js';
import type { Database, Tx } from '../../db/database.js';
import { selectOrgsOwning, selectOrgsOf, selectRole } from './access.sql.js';
import { AppError } from '../../errors/app-error.js';
import { owningTable } from './owning-tables.js';
import type { Credential } from './credential.js';
import type { Caller } from '../handler.js';

type Input = Record<string, unknown>;

/**
 * The organization of a request: the one it names, else the caller's only one, else the one of the caller's that holds the named thing.
 * A stranger's organization is never looked at, so its things are as missing as those that never were.
 */
export async function resolveOrg(
  db: Database,
  { owner, errors: codes, namesOrg }: Operation,
  input: Input,
  credential: Credential,
) {
  const named = text(input.org_id);
  if (!named && namesOrg) throw new AppError('org.id_required');
  if (credential.kind === 'key') {
    if (named && named !== credential.orgId) throw new AppError('org.not_found');
    return credential.orgId;
  }
  if (named) return named;
  const entity = owner && text(input[owner.field]);
  const orgs = await db.system((tx) =>
    entity
      ? selectOrgsOwning(tx, credential.userId, owningTable(owner.table), entity)
      : selectOrgsOf(tx, credential.userId),
  );
  const [only] = orgs;
  if (!only) throw new AppError('org.not_found');
  if (orgs.length === 1) return only.org_id;
  const owning = orgs.find((org) => org.owns);
  if (owning) return owning.org_id;
  throw new AppError((entity && codes.find((code) => errors[code][0] === 404)) || 'org.id_required');
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The caller's role in the organization now. A key never acts above its maker's present role and ends with the maker's membership. */
export async function readRole(tx: Tx, orgId: string, credential: Credential): Promise<Role> {
  const role = await roleIn(tx, orgId, credential);
  if (!role) throw new AppError(credential.kind === 'person' ? 'org.not_found' : 'auth.invalid_token');
  return role;
}

/** The same for operations that are public and tell members more; nothing for everybody else. */
export async function roleIn(tx: Tx, orgId: string, credential: Credential | undefined): Promise<Role | undefined> {
  if (!credential || (credential.kind === 'key' && credential.orgId !== orgId)) return undefined;
  const [member] = await selectRole(tx, orgId, credential.userId);
  if (!member || credential.kind === 'person') return member?.role;
  return outranks(member.role, credential.role) ? credential.role : member.role;
}

/** Whether a person runs the installation: by the settings, and only with an address that is known to be theirs. */
export const isOperator = ({ operators }: Config, { email, emailVerified }: Caller): boolean =>
  emailVerified && operators.includes(email.toLowerCase());

/** What a caller may do in an organization: what the role may, and for an API key nothing that is for people alone. */
export const permits =
  (role: Role, { kind }: Credential) =>
  (permission: Permission): boolean =>
    can(role, permission) && !(kind === 'key' && isPersonal(permission));

/** Refuses a caller who may not call an operation of an organization. */
export function assertPermitted(role: Role, who: Permission | 'member', credential: Credential): void {
  if (who === 'member') return;
  if (!can(role, who)) throw new AppError('auth.forbidden');
  if (!permits(role, credential)(who)) throw new AppError('auth.forbidden', NOT_BY_KEY);
}

export const NOT_BY_KEY = 'An API key cannot do this. Sign in instead.';
