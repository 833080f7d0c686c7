import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { ownSignIn } from '../accounts/own-account.js';
import { deleteGrant } from '../provider/oidc-payloads.sql.js';
import { endOtherSessions } from './end-other-sessions.js';
import { deleteSession, endSessionOfGrant, selectSessions } from './sessions.sql.js';

export const sessionHandlers: Handlers<'sessions.list' | 'sessions.end' | 'sessions.endOthers'> = {
  'sessions.list': async ({ tx, caller, services }) => {
    const { accountId, sessionId } = ownSignIn(caller);
    const rows = await selectSessions(tx, accountId, services.now());
    return {
      data: rows.map(({ session_id, device, created_at, last_seen_at }) => ({
        session_id,
        device,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        is_this: session_id === sessionId,
      })),
    };
  },

  'sessions.end': async ({ tx, caller }, { session_id }) => {
    const { accountId } = ownSignIn(caller);
    const [ended] = await deleteSession(tx, accountId, session_id);
    if (!ended) throw new AppError('session.not_found');
    await endSessionOfGrant(tx, accountId, ended.grant_id);
    await deleteGrant(tx, ended.grant_id, session_id);
    return { data: { session_id } };
  },

  'sessions.endOthers': async ({ tx, caller, services }) => {
    const { accountId, sessionId } = ownSignIn(caller);
    return { data: { ended: await endOtherSessions(tx, { accountId, sessionId }, services.now()) } };
  },
};
