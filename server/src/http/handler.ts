import type { Api, contract, OperationId } from '@swapt/shared/contract';
import type { Permission, Role } from '@swapt/shared/values';
import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';

export interface Caller {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
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

/** Runs once the change is committed, and never when it is undone; for what cannot be undone, such as a mail. */
type AfterCommit = (work: () => Promise<void>) => void;

export interface SignedInCtx extends PublicCtx {
  caller: Caller;
  /** The one transaction of this request, across organizations. */
  tx: Tx;
  afterCommit: AfterCommit;
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
  afterCommit: AfterCommit;
}

type CtxOf<K extends OperationId> = (typeof contract)[K]['who'] extends 'public'
  ? PublicCtx
  : (typeof contract)[K]['who'] extends 'signed-in'
    ? SignedInCtx
    : (typeof contract)[K]['who'] extends 'operator'
      ? OperatorCtx
      : OrgCtx;

/** Handlers of some operations; a module exports one of these and app.ts joins them. The reply is checked and trimmed by the contract. */
export type Handlers<K extends OperationId = OperationId> = {
  [Id in K]: (ctx: CtxOf<Id>, input: Api[Id]['in']) => Promise<Api[Id]['out']>;
};
