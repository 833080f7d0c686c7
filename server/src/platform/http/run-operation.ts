import type { Operation } from '@swapt/shared/contract';
import type { Tx } from '../db/database.js';
import { assertPermitted, isOperator, NOT_BY_KEY, permits, readRole, resolveOrg } from './callers/access.js';
import { AppError } from '../errors/app-error.js';
import type { Credential } from './callers/credential.js';
import type { OrgCtx, PublicChange, PublicCtx, SignedInCtx } from './handler.js';
import { withOutsideWork } from './outside-work.js';
import { once, onceAcross, requestHash, type KeyedCall } from './idempotency/idempotency.js';

type Reply = Record<string, unknown>;

/** A handler as the edge sees it: the contract's `who` and the checked input make its own types true. */
export type AnyHandler = (ctx: OrgCtx & SignedInCtx & PublicChange, input: never) => Promise<Reply>;

export interface OperationCall {
  id: string;
  operation: Operation;
  handler: AnyHandler;
  ctx: PublicCtx;
  credential: Credential | undefined;
  input: Record<string, unknown>;
  key: string | undefined;
  /** Writes the reply by the contract. It runs before the commit, so that a reply that does not fit undoes the change. */
  write: (reply: object) => string;
}

const NO_ORG = '00000000-0000-0000-0000-000000000000';

const closedTx: Tx = {
  query: () => Promise.reject(new Error('This operation opens its own transactions, with services.db.org')),
};

const closedOutside = (): never => {
  throw new Error('This operation opens its own transactions: it works outside of them anyway');
};

/** One call of one operation, from the caller's rights to the bytes of the reply. */
export async function runOperation(call: OperationCall): Promise<string> {
  const { operation, ctx, credential, input } = call;
  const { db } = ctx.services;
  const { who } = operation;
  if (who === 'public') return answer(call, { ...ctx, ...publicChange(call) });
  if (!credential) throw new AppError('auth.required');
  if (who === 'signed-in') {
    if (credential.kind === 'key') throw new AppError('auth.forbidden', NOT_BY_KEY);
    return withOutsideWork((outside) =>
      db.system((tx) => once(tx, keyed(call, NO_ORG, credential), () => answer(call, { ...ctx, tx, outside }))),
    );
  }
  if (who === 'operator') {
    if (credential.kind === 'key' || !isOperator(ctx.services.config, credential.caller)) {
      throw new AppError('auth.forbidden', 'Only the operator of this installation can do this.');
    }
    return onceAcross(
      (work) => db.system(work),
      keyed(call, NO_ORG, credential),
      () => answer(call, ctx),
    );
  }

  const orgId = await resolveOrg(db, operation, input, credential);
  const enter = async (tx: Tx) => {
    const role = await readRole(tx, orgId, credential);
    assertPermitted(role, who, credential);
    return { ...ctx, orgId, role, userId: credential.userId, can: permits(role, credential) };
  };
  const key = keyed(call, orgId, credential);
  if (operation.ownTransaction) {
    const entered = await db.org(orgId, enter);
    return onceAcross(
      (work) => db.org(orgId, work),
      key,
      () => answer(call, { ...entered, tx: closedTx, outside: closedOutside }),
    );
  }
  return withOutsideWork((outside) =>
    db.org(orgId, async (tx) => {
      const entered = await enter(tx);
      return once(tx, key, () => answer(call, { ...entered, tx, outside }));
    }),
  );
}

async function answer(
  { handler, input, write }: OperationCall,
  ctx: PublicCtx & Partial<OrgCtx & PublicChange>,
): Promise<string> {
  // The parse edge of handlers: `who` decided which facts ctx carries, and the contract's schema has checked the input.
  return write(await handler(ctx as OrgCtx & SignedInCtx & PublicChange, input as never));
}

/**
 * Strangers share one scope, so a key alone must tell nobody anything: it is too long to be guessed, and a reply is given out again only to whoever
 * sends the very same request. From where is no part of it: a phone that leaves the Wi-Fi tries again from another address.
 */
function publicChange(call: OperationCall): PublicChange {
  const { ctx, credential, write } = call;
  const { db } = ctx.services;
  const keyAt = (orgId: string) => keyed(call, orgId, credential ?? { scope: 'public' });
  return {
    once: <T extends object>(
      orgId: string | undefined,
      work: (tx: Tx) => Promise<T>,
      within: 'organization' | 'installation' = 'organization',
    ) => {
      const run = async (tx: Tx): Promise<T> => {
        const key = keyAt(orgId ?? NO_ORG);
        return key ? readBack(await once(tx, key, async () => write(await work(tx)))) : work(tx);
      };
      return orgId && within === 'organization' ? db.org(orgId, run) : db.system(run);
    },
    onceAcross: async <T extends object>(work: () => Promise<T>): Promise<T> => {
      const key = keyAt(NO_ORG);
      if (!key) return work();
      return readBack(
        await onceAcross(
          (inside) => db.system(inside),
          key,
          async () => write(await work()),
        ),
      );
    },
  };
}

/** The parse edge of replies that were written here, for the same operation. */
const readBack = <T>(reply: string): T => JSON.parse(reply) as T;

function keyed(
  { id, operation, key, input, ctx }: OperationCall,
  orgId: string,
  credential: Pick<Credential, 'scope'>,
): KeyedCall | undefined {
  if (key === undefined || operation.method !== 'POST') return undefined;
  return {
    id: { orgId, caller: credential.scope, key },
    operation: id,
    hash: requestHash(id, input),
    keeps: !operation.secretReply,
    now: ctx.services.now(),
  };
}
