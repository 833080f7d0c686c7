import type { Api, contract, OperationId } from '@swapt/shared/contract';
import type { Permission, Role } from '@swapt/shared/values';
import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';
import type { Outside } from './outside-work.js';

export interface Caller {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** The version of the terms that was accepted last. */
  termsVersion: string | null;
  /** When the person signed in themselves, where the provider says so. */
  signedInAt?: Date;
  /** The account and the session of the built-in provider; nothing where another one signs people in. */
  signIn?: { accountId: string; sessionId: string };
}

/** What every handler gets: services and facts about the request. */
export interface PublicCtx {
  services: Services;
  request: { id: string; ip: string; userAgent: string; headers: Record<string, string | string[] | undefined> };
  /** The signed-in caller, where somebody is signed in. */
  caller?: Caller;
  /** The caller's role in an organization; nothing when it is not theirs. */
  roleIn: (tx: Tx, orgId: string) => Promise<Role | undefined>;
}

/**
 * How a public operation changes something. Its handler finds whose thing it is about; this runs the change in one transaction of that organization
 * (of the installation, where there is none or a change needs its rights), once per Idempotency-Key: who sends the same again gets the same reply.
 */
export interface PublicChange {
  once: <T extends object>(
    orgId: string | undefined,
    work: (tx: Tx) => Promise<T>,
    within?: 'organization' | 'installation',
  ) => Promise<T>;
  /** For long work that opens transactions of its own: whoever comes meanwhile is told to wait. */
  onceAcross: <T extends object>(work: () => Promise<T>) => Promise<T>;
}

/** `once` for work whose result is what the reply holds as its data. */
export const dataOnce =
  ({ once }: PublicChange) =>
  async <T>(orgId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    (await once(orgId, async (tx) => ({ data: await work(tx) }))).data;

export interface SignedInCtx extends PublicCtx {
  caller: Caller;
  /** The one transaction of this request, across organizations. */
  tx: Tx;
  outside: Outside;
}

/** A call of a person who runs the installation, outside of any organization. Its handler opens its own transactions. */
export interface OperatorCtx extends PublicCtx {
  caller: Caller;
}

/** A call inside an organization. Membership and permission were checked at the edge; nothing below reads the organization from the request. */
export interface OrgCtx extends PublicCtx {
  orgId: string;
  role: Role;
  /** The user, or the maker of the API key that calls. */
  userId: string;
  can: (permission: Permission) => boolean;
  /** The one transaction of this request, bound to the organization. Operations with `ownTransaction` open theirs with `services.db.org`. */
  tx: Tx;
  outside: Outside;
}

type CtxOf<K extends OperationId> = (typeof contract)[K]['who'] extends 'public'
  ? PublicCtx & PublicChange
  : (typeof contract)[K]['who'] extends 'signed-in'
    ? SignedInCtx
    : (typeof contract)[K]['who'] extends 'operator'
      ? OperatorCtx
      : OrgCtx;

/** Handlers of some operations; a module exports one of these and app.ts joins them. The reply is checked and trimmed by the contract. */
export type Handlers<K extends OperationId = OperationId> = {
  [Id in K]: (ctx: CtxOf<Id>, input: Api[Id]['in']) => Promise<Api[Id]['out']>;
};
