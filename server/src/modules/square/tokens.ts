import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import type { SquarePayments, SquareTokens } from '../../platform/vendors/square/square-payments.js';
import { isUnauthorized } from '../../platform/vendors/square/square-errors.js';
import type { VendorDetail } from '../../platform/vendors/vendor-error.js';
import { homeOf } from '../connected-accounts/connected-accounts.service.js';
import { noConnection, squareService } from './square-home.js';
import { selectConnection, writeRefusal, type ConnectionRow } from './square.sql.js';

type Vaulted = Pick<SquareTokens, 'accessToken' | 'refreshToken'>;
type VaultServices = Pick<Services, 'vault' | 'now'>;

const placeOf = (orgId: string) => ({ orgId, kind: 'square', name: 'tokens' });

export const keepTokens = (tx: Tx, { vault, now }: VaultServices, orgId: string, tokens: Vaulted): Promise<void> => {
  const { accessToken, refreshToken } = tokens;
  return vault.put(tx, placeOf(orgId), JSON.stringify({ accessToken, refreshToken } satisfies Vaulted), now());
};

export const forgetTokens = (tx: Tx, { vault }: VaultServices, orgId: string): Promise<void> =>
  vault.remove(tx, placeOf(orgId));

export interface Connected extends Vaulted {
  connection: ConnectionRow;
}

/** The connection of an organization with its tokens; nothing where there is none, or none that is known here. */
export async function readConnected(services: Services, orgId: string): Promise<Connected | undefined> {
  const { squarePayments: port } = services.vendors;
  if (!port) return undefined;
  return services.db.org(orgId, async (tx) => {
    const [connection] = await selectConnection(tx, orgId, homeOf(port));
    const kept = connection && (await services.vault.read(tx, placeOf(orgId)));
    // The parse edge: it was written by `keepTokens`.
    return kept === undefined || !connection ? undefined : { connection, ...(JSON.parse(kept) as Vaulted) };
  });
}

interface Asked {
  token: string;
  connection: ConnectionRow;
}

/**
 * Asks Square on behalf of an organization, of `merchantId` where only that business will do. Throws a VendorError. That Square does not let us in any
 * more is kept, so that the team sees it.
 */
export async function askSquare<T>(
  services: Services,
  orgId: string,
  work: (port: SquarePayments, asked: Asked) => Promise<T>,
  merchantId?: string,
): Promise<T> {
  const connected = await readConnected(services, orgId);
  if (!connected) throw noConnection();
  const { connection, accessToken: token } = connected;
  if (merchantId !== undefined && connection.merchant_id !== merchantId) throw noConnection();
  try {
    return await work(squareService(services), { token, connection });
  } catch (error) {
    if (isUnauthorized(error)) await noteRefused(services, orgId, connection, error.detail);
    throw error;
  }
}

/** What was revoked is not refreshed any more. */
async function noteRefused(
  services: Services,
  orgId: string,
  { connection_id: id }: ConnectionRow,
  error: VendorDetail,
): Promise<void> {
  const now = services.now();
  const nextRefreshAt = error.code === 'ACCESS_TOKEN_REVOKED' ? null : now;
  await services.db.org(orgId, (tx) => writeRefusal(tx, orgId, id, { error, nextRefreshAt, isRefresh: false }, now));
}
