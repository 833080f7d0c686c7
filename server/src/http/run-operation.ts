import type { Operation } from '@swapt/shared/contract';
import { can } from '@swapt/shared/values';
import type { Tx } from '../db/database.js';
import { demand, isOperator, readRole, resolveOrg } from './access.js';
import { AppError } from './app-error.js';
import type { Credential } from './credential.js';
import type { OrgCtx, PublicCtx, SignedInCtx } from './handler.js';
import { once, onceAcross, requestHash, type KeyedCall } from './idempotency.js';

type Reply = Record<string, unknown>;

/** A handler as the edge sees it: the contract's `who` and the checked input make its own types true. */
export type AnyHandler = (ctx: OrgCtx & SignedInCtx, input: never) => Promise<Reply>;

export interface OperationCall {
  id: string;
  operation: Operation;
  handler: AnyHandler;
  ctx: PublicCtx;
  credential: Credential | undefined;
  input: Record<string, unknown>;
  key: string | undefined;
  /** Writes the reply by the contract. It runs before the commit, so that a reply that does not fit undoes the change. */
  write: (reply: Reply) => string;
}

const NO_ORG = '00000000-0000-0000-0000-000000000000';

const closedTx: Tx = {
  query: () => Promise.reject(new Error('This operation opens its own transactions, with services.db.org')),
};

/** One call of one operation, from the caller's rights to the bytes of the reply. */
export async function runOperation(call: OperationCall): Promise<string> {
  const { operation, ctx, credential, input } = call;
  const { db } = ctx.services;
  const { who } = operation;
  if (who === 'public') return answer(call, ctx);
  if (!credential) throw new AppError('auth.required');
  const later: (() => Promise<void>)[] = [];
  const afterCommit = (work: () => Promise<void>) => void later.push(work);
  const runLater = async () => {
    for (const work of later)
      await work().catch((error: unknown) => ctx.services.log.error({ err: error }, 'After a change'));
  };
  if (who === 'signed-in') {
    if (credential.kind === 'key') throw new AppError('auth.forbidden', 'An API key cannot do this. Sign in instead.');
    const reply = await db.system((tx) =>
      once(tx, keyed(call, NO_ORG, credential), () => answer(call, { ...ctx, tx, afterCommit })),
    );
    await runLater();
    return reply;
  }
  if (who === 'operator') {
    if (credential.kind === 'key' || !isOperator(ctx.services.config, credential.caller)) {
      throw new AppError('auth.forbidden', 'Only the people who run this installation can do this.');
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
    demand(role, who);
    return { ...ctx, orgId, role, userId: credential.userId, can: can.bind(undefined, role), afterCommit };
  };
  const key = keyed(call, orgId, credential);
  if (operation.ownTransaction) {
    const entered = await db.org(orgId, enter);
    return onceAcross(
      (work) => db.org(orgId, work),
      key,
      () => answer(call, { ...entered, tx: closedTx }),
    );
  }
  const reply = await db.org(orgId, async (tx) => {
    const entered = await enter(tx);
    return once(tx, key, () => answer(call, { ...entered, tx }));
  });
  await runLater();
  return reply;
}

async function answer({ handler, input, write }: OperationCall, ctx: PublicCtx & Partial<OrgCtx>): Promise<string> {
  // The parse edge of handlers: `who` decided which facts ctx carries, and the contract's schema has checked the input.
  return write(await handler(ctx as OrgCtx & SignedInCtx, input as never));
}

function keyed(
  { id, operation, key, input, ctx }: OperationCall,
  orgId: string,
  credential: Credential,
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
