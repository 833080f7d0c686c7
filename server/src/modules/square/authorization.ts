import type { SquareAuthorization } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { squareScopes, type SquareGrant } from '../../platform/vendors/square/square-payments.js';
import { isUnauthorized } from '../../platform/vendors/square/square-errors.js';
import { VendorError } from '../../platform/vendors/vendor-error.js';
import { homeOf } from '../connected-accounts/connected-accounts.service.js';
import { refreshNow } from './refresh.js';
import { selectConnection, writeGrant, type ConnectionRow } from './square.sql.js';
import { askSquare } from './tokens.js';

const DAY_MS = 24 * 3600_000;

/** What was not granted of what we need, in words. */
function errorOf({ error, scopes }: ConnectionRow): SquareAuthorization['error'] {
  if (error) return { code: error.code, message: error.message };
  const left = squareScopes.filter((scope) => !scopes.includes(scope));
  return left.length === 0 ? null : { code: 'INSUFFICIENT_SCOPES', message: `Not granted: ${left.join(', ')}.` };
}

export const stateOf = (row: ConnectionRow | undefined): SquareAuthorization['state'] => {
  if (!row) return 'not_connected';
  return errorOf(row) ? 'error' : 'connected';
};

/** What the connection is good for, as it was asked last. */
export async function readAuthorization(services: Services, orgId: string): Promise<SquareAuthorization> {
  const { squarePayments: port } = services.vendors;
  const nothing = { url: null, token: null, error: null, desk_url: null, state: 'not_connected' as const };
  if (!port) return { ...nothing, is_offered: false, is_test: false, is_stand_in: false };
  const offer = { is_offered: true, is_test: port.isTest, is_stand_in: port.isStandIn };
  const row = await services.db.org(orgId, (tx) => connectionOf(tx, services, orgId));
  if (!row) return { ...nothing, ...offer };
  const { merchant_id, name, country, currency, scopes, expires_at, connected_at, checked_at } = row;
  return {
    ...offer,
    state: stateOf(row),
    error: errorOf(row),
    url: null,
    desk_url: (await port.deskOf(merchant_id)) ?? null,
    token: {
      ...{ merchant_id, name, country, currency, scopes },
      expires_at: expires_at.toISOString(),
      connected_at: connected_at.toISOString(),
      checked_at: checked_at.toISOString(),
    },
  };
}

/** The connection of an organization, where it is known. */
export async function connectionOf(
  tx: Tx,
  { vendors: { squarePayments: port } }: Pick<Services, 'vendors'>,
  orgId: string,
): Promise<ConnectionRow | undefined> {
  return port && (await selectConnection(tx, orgId, homeOf(port)))[0];
}

/** Asks Square what the token is good for, and keeps that; one that ends within a day is refreshed first. Throws a VendorError. */
export async function checkGrant(services: Services, orgId: string): Promise<void> {
  const now = services.now();
  const grant = await readGrant(services, orgId).catch(async (error: unknown) => {
    if (!isUnauthorized(error) || error.detail.code !== 'ACCESS_TOKEN_EXPIRED') throw error;
    return undefined;
  });
  const isLong = grant && (grant.expiresAt === null || grant.expiresAt.getTime() - now.getTime() >= DAY_MS);
  if (isLong) return;
  await refreshNow(services, orgId);
  await readGrant(services, orgId);
}

const readGrant = (services: Services, orgId: string): Promise<SquareGrant> =>
  askSquare(services, orgId, async (port, { token, connection: { connection_id: id, merchant_id } }) => {
    const grant = await port.readGrant(token);
    if (grant.merchantId !== merchant_id) throw new Error(`The token of ${merchant_id} is one of ${grant.merchantId}`);
    await services.db.org(orgId, (tx) => writeGrant(tx, orgId, id, grant, services.now()));
    return grant;
  });

/** The same for whoever only wants to know how it stands: that Square does not let us in is an answer. */
export async function checkedAuthorization(services: Services, orgId: string): Promise<SquareAuthorization> {
  await checkGrant(services, orgId).catch((error: unknown) => {
    if (!(error instanceof VendorError) || error.failure !== 'refused') throw error;
  });
  return readAuthorization(services, orgId);
}
