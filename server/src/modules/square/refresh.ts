import { Type } from 'typebox';
import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { attemptTogether } from '../../platform/vendor-calls/attempt-call.js';
import { defineVendorCall, queueCall } from '../../platform/vendor-calls/define-vendor-call.js';
import { VendorError } from '../../platform/vendors/vendor-error.js';
import { homeOf } from '../connected-accounts/connected-accounts.service.js';
import { noConnection, squareService } from './square-home.js';
import { takeDue, writeRefreshed, writeRefusal } from './square.sql.js';
import { keepTokens, readConnected } from './tokens.js';

const HOUR_MS = 3600_000;
const everyMs = 60_000;
const atOnce = 20;

/** A token lasts 30 days; Square asks for a new one every week. */
export const refreshAfterMs = 7 * 24 * HOUR_MS;
const againAfterMs = 6 * HOUR_MS;

/** Gets a new access token. The refresh token stays the same, so asking twice does no harm. */
export const refreshToken = defineVendorCall({
  ...{ vendor: 'square', operation: 'refresh', name: undefined, safeAgainMs: 23 * HOUR_MS },
  request: Type.Object({ connection_id: Type.String() }),
  send: async ({ orgId, request }, services) => {
    const connected = await readConnected(services, orgId);
    if (connected?.connection.connection_id !== request.connection_id) throw noConnection();
    const reply = await squareService(services).refreshTokens(connected.refreshToken);
    return { ref: reply.merchantId, reply };
  },
  find: async () => undefined,
  end: async (tx, { orgId, request: { connection_id: id } }, outcome, services) => {
    const now = services.now();
    if (outcome.state === 'failed') {
      const nextRefreshAt = new Date(now.getTime() + againAfterMs);
      await writeRefusal(tx, orgId, id, { error: outcome.error, nextRefreshAt, isRefresh: true }, now);
      return;
    }
    const { reply: tokens } = outcome;
    const nextRefreshAt = new Date(now.getTime() + refreshAfterMs);
    const [isOurs] = await writeRefreshed(tx, orgId, id, { expiresAt: tokens.expiresAt, nextRefreshAt }, now);
    if (isOurs) await keepTokens(tx, services, orgId, tokens);
  },
});

/** Refreshes the token of an organization. Of several who want it at once, one asks Square. Throws a VendorError. */
export async function refreshNow(services: Services, orgId: string): Promise<void> {
  const connected = await readConnected(services, orgId);
  if (!connected) throw noConnection();
  const { connection_id: id, refresh_nth: nth } = connected.connection;
  const callId = await services.db.org(orgId, (tx) => {
    const subject = { kind: 'square', id };
    const request = { connection_id: id };
    return queueCall(tx, refreshToken, { orgId, subject, nth, request, now: services.now(), isSentAtOnce: true });
  });
  const found = await attemptTogether(services, refreshToken, { orgId, callId });
  if (found.state === 'failed')
    throw new VendorError('Square', 'refused', found.error.message, { detail: found.error });
  if (found.state === 'waiting') throw new VendorError('Square', 'unavailable', 'the token could not be refreshed');
}

/** Refreshes what is due, long before it ends. */
export async function refreshDue(services: Services): Promise<void> {
  const { squarePayments: port } = services.vendors;
  if (!port) return;
  const now = services.now();
  const again = new Date(now.getTime() + HOUR_MS);
  const due = await services.db.system((tx) => takeDue(tx, homeOf(port), now, again, atOnce));
  for (const { org_id: orgId } of due) {
    await refreshNow(services, orgId).catch((error: unknown) =>
      services.log.warn({ err: error, org: orgId }, 'A token of Square could not be refreshed'),
    );
  }
}

export const startRefreshing = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'Tokens of Square cannot be refreshed', everyMs, () => refreshDue(services));
