import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers, OperatorCtx } from '../../platform/http/handler.js';
import {
  ReleaseRefused,
  type RemoteName,
  type TokenRow,
  createToken,
  listTokens,
  revokeToken,
} from '../remotes/remotes.service.js';
import * as registry from '../remotes/remotes.service.js';
import { readPlatform } from './platform.service.js';
import { toToken } from './token-reply.js';

/** Does something in the operator's name; why the registry does not allow it is told as it says it. */
async function asked<T>({ caller }: OperatorCtx, run: (actor: string) => Promise<T>): Promise<T> {
  try {
    return await run(caller.email);
  } catch (error) {
    if (error instanceof ReleaseRefused) throw new AppError('remote.refused', error.reasons.join(' '));
    throw error;
  }
}

/** One change of a remote. */
async function change(ctx: OperatorCtx, name: RemoteName, run: (actor: string) => Promise<unknown>) {
  await asked(ctx, run);
  return { data: { name } };
}

const withToken = (made: TokenRow & { token: string }) => ({ data: { ...toToken(made), token: made.token } });

export const platformHandlers: Handlers<
  | 'platform.get'
  | 'platform.addRemote'
  | 'platform.removeRemote'
  | 'platform.promote'
  | 'platform.rollback'
  | 'platform.allow'
  | 'platform.disable'
  | 'platform.enable'
  | 'platform.canary'
  | 'platform.endCanary'
  | 'platform.createToken'
  | 'platform.listTokens'
  | 'platform.revokeToken'
> = {
  'platform.get': async ({ services }) => ({ data: await readPlatform(services) }),

  'platform.addRemote': async (ctx, { name, paths }) =>
    withToken(await asked(ctx, (actor) => registry.addRemote(ctx.services, { name, paths, actor }))),

  'platform.removeRemote': (ctx, { name }) =>
    change(ctx, name, (actor) => registry.removeRemote(ctx.services, name, actor)),

  'platform.promote': (ctx, { name, version }) =>
    change(ctx, name, (actor) => registry.promote(ctx.services, name, version, actor)),

  'platform.rollback': (ctx, { name }) => change(ctx, name, (actor) => registry.rollback(ctx.services, name, actor)),

  'platform.allow': (ctx, { name, version }) =>
    change(ctx, name, (actor) => registry.allow(ctx.services, name, version, actor)),

  'platform.disable': (ctx, { name }) => change(ctx, name, (actor) => registry.disable(ctx.services, name, actor)),

  'platform.enable': (ctx, { name }) => change(ctx, name, (actor) => registry.enable(ctx.services, name, actor)),

  'platform.canary': (ctx, { name, version, org_ids: orgs, share }) =>
    change(ctx, name, (actor) =>
      registry.setCanary(
        ctx.services,
        name,
        { version, ...(orgs && { orgs }), ...(share !== undefined && { share }) },
        actor,
      ),
    ),

  'platform.endCanary': (ctx, { name }) => change(ctx, name, (actor) => registry.endCanary(ctx.services, name, actor)),

  'platform.createToken': async (ctx, { name, label = '' }) =>
    withToken(await asked(ctx, (actor) => createToken(ctx.services, name, { label, actor }))),

  'platform.listTokens': async ({ services }) => ({ data: (await listTokens(services)).map(toToken) }),

  'platform.revokeToken': async ({ services, caller }, { token_id }) => {
    const revoked = await revokeToken(services, token_id, caller.email);
    if (!revoked) throw new AppError('deploy_token.not_found');
    return { data: toToken(revoked) };
  },
};
