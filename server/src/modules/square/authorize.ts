import { createHash, randomBytes } from 'node:crypto';
import type { SquareAuthorization } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { linkAccount, unlinkAccount } from '../../platform/vendor-events/vendor-accounts.js';
import type { SquareGrant, SquareMerchant, SquareTokens } from '../../platform/vendors/square/square-payments.js';
import { squareCallbackPath } from '../../platform/vendors/vendor-paths.js';
import { VendorError } from '../../platform/vendors/vendor-error.js';
import { assertOwnerHere, homeOf, ifNotMeant, mailOwners } from '../connected-accounts/connected-accounts.service.js';
import { checkedAuthorization, readAuthorization } from './authorization.js';
import { insertState, useState } from './oauth-states.sql.js';
import { refreshAfterMs } from './refresh.js';
import { queueRevoke } from './revoke.js';
import { orSquareFailure, squareService } from './square-home.js';
import { lockConnection, selectOpenPayments, writeConnection } from './square.sql.js';
import { keepTokens } from './tokens.js';

type Ctx = Pick<OrgCtx, 'services' | 'orgId' | 'userId' | 'role' | 'caller'>;

const STATE_MS = 10 * 60_000;

const hashOf = (state: string) => createHash('sha256').update(state).digest();
const redirectUri = ({ config }: Pick<Services, 'config'>) => `${config.publicUrl}${squareCallbackPath}`;

/** What a valid token is good for; where there is none, the address at which somebody lets us in. */
export async function getAuthorizationUrl(ctx: Ctx): Promise<SquareAuthorization> {
  const { services, orgId } = ctx;
  if (!services.vendors.squarePayments) throw new AppError('square.no_address');
  try {
    const known = await checkedAuthorization(services, orgId);
    return known.state === 'connected' ? known : { ...known, url: await makeUrl(ctx) };
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    throw new AppError('square.failed');
  }
}

/** Only its hash is kept, and whose it is. */
async function makeUrl({ services, orgId, userId }: Ctx): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  const expiresAt = new Date(services.now().getTime() + STATE_MS);
  const url = await squareService(services).authorizeUrl({ state, redirectUri: redirectUri(services) });
  await services.db.org(orgId, (tx) => insertState(tx, orgId, { hash: hashOf(state), userId, expiresAt }));
  return url;
}

/**
 * Who comes back from Square finishes what they began themselves: an address that somebody was sent connects nothing to another organization. An owner
 * does it, as it decides where money goes.
 */
export async function completeAuthorization(
  ctx: Ctx,
  { code = '', state = '' }: { code?: string | undefined; state?: string | undefined },
): Promise<SquareAuthorization> {
  assertOwnerHere(ctx);
  const { services, orgId, userId } = ctx;
  const { db, now } = services;
  const port = squareService(services);
  const [isTheirs] = await db.org(orgId, (tx) => useState(tx, orgId, hashOf(state), userId, now()));
  if (!isTheirs || code === '') throw new AppError('square.bad_state');
  const found = await orSquareFailure(async () => {
    const tokens = await port.obtainTokens({ code, redirectUri: redirectUri(services) });
    const { accessToken } = tokens;
    return { tokens, merchant: await port.readMerchant(accessToken), grant: await port.readGrant(accessToken) };
  });
  const refusal = await db.org(orgId, (tx) => connect(tx, services, orgId, found));
  if (refusal) {
    // The other organization, or the payment that is under way, goes on with its own token.
    await port.revoke({ accessToken: found.tokens.accessToken }).catch(() => undefined);
    throw new AppError(refusal);
  }
  return readAuthorization(services, orgId);
}

interface Found {
  tokens: SquareTokens;
  merchant: SquareMerchant;
  grant: SquareGrant;
}

async function connect(
  tx: Parameters<typeof linkAccount>[0],
  services: Services,
  orgId: string,
  { tokens, merchant, grant }: Found,
): Promise<'square.taken' | 'payment.open' | undefined> {
  const now = services.now();
  const [before] = await lockConnection(tx, orgId);
  const isOther = before !== undefined && before.merchant_id !== merchant.id;
  if (isOther && (await selectOpenPayments(tx, orgId)).length > 0) return 'payment.open';
  if (!(await linkAccount(tx, orgId, 'square', merchant.id))) return 'square.taken';
  if (isOther) {
    await unlinkAccount(tx, orgId, 'square', before.merchant_id);
    await queueRevoke(tx, orgId, { merchant_id: before.merchant_id, home: before.home }, now);
  }
  await writeConnection(
    tx,
    orgId,
    {
      ...{ connectionId: uuidv7(now), home: homeOf(squareService(services)), merchantId: merchant.id },
      ...{ name: merchant.name, country: merchant.country, currency: merchant.currency, scopes: grant.scopes },
      ...{ expiresAt: tokens.expiresAt, nextRefreshAt: new Date(now.getTime() + refreshAfterMs) },
    },
    now,
  );
  await keepTokens(tx, services, orgId, tokens);
  await mailOwners(tx, services, orgId, {
    subject: 'Square was connected',
    text: [
      `What your stores take at Square terminals goes to the Square account “${merchant.name}” from now on.`,
      ifNotMeant,
    ],
  });
  return undefined;
}
