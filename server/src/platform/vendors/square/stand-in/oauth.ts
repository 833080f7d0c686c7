import { invalid, unauthorized, type Reply } from './fault.js';
import { text, type Body } from './body.js';
import type { Token } from './shapes.js';
import { newId, type Store } from './store.js';

const MINUTE_MS = 60_000;
const CODE_MINUTES = 5;
const TOKEN_DAYS = 30;

export const appId = 'sandbox-sq0idb-stand-in';
export const appSecret = 'sandbox-sq0csb-stand-in';

const after = ({ now }: Store, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
const isOver = ({ now }: Store, { expires_at: at }: Token) => new Date(at) <= now;

/** What a business says yes to, as the code that the app comes back with. */
export async function grantCode(store: Store, merchantId: string, scopes: string[]): Promise<string> {
  const id = newId(40, 'sandbox-sq0cgb-');
  const { ended: nth } = await authorizationOf(store, merchantId);
  await store.add('grant', { id, merchant_id: merchantId, scopes, nth, expires_at: after(store, CODE_MINUTES) });
  return id;
}

async function authorizationOf(store: Store, id: string) {
  return (await store.find('authorization', id)) ?? store.add('authorization', { id, ended: 0 });
}

export async function giveTokens(store: Store, body: Body): Promise<Reply> {
  if (text(body, 'client_id') !== appId || text(body, 'client_secret') !== appSecret)
    throw unauthorized('UNAUTHORIZED', 'Not Authorized');
  const grant = text(body, 'grant_type');
  if (grant === 'authorization_code') return exchange(store, text(body, 'code'));
  if (grant !== 'refresh_token') throw invalid('INVALID_VALUE', `grant_type ${grant} is not supported`);
  const refresh = await store.find('refresh', text(body, 'refresh_token'));
  if (!refresh || !(await isGood(store, refresh))) throw unauthorized('UNAUTHORIZED', 'Invalid refresh token.');
  return tokens(store, refresh);
}

/** A code works once. */
async function exchange(store: Store, code: string): Promise<Reply> {
  const grant = await store.find('grant', code);
  if (!grant || grant.is_ended || isOver(store, grant) || !(await isGood(store, grant)))
    throw unauthorized('UNAUTHORIZED', 'Authorization code is expired, or was used before.');
  await store.write('grant', { ...grant, is_ended: true });
  const { merchant_id, scopes, nth } = grant;
  const refresh = { id: newId(60, 'EQAAl'), merchant_id, scopes, nth, expires_at: '' };
  return tokens(store, await store.add('refresh', refresh));
}

async function tokens(store: Store, { id: refreshToken, merchant_id, scopes, nth }: Token): Promise<Reply> {
  const expires_at = after(store, TOKEN_DAYS * 24 * 60);
  const { id } = await store.add('access', { id: newId(60, 'EAAAl'), merchant_id, scopes, nth, expires_at });
  const body = { access_token: id, token_type: 'bearer', expires_at, merchant_id, refresh_token: refreshToken };
  return { status: 200, body: { ...body, short_lived: false } };
}

const isGood = async (store: Store, { merchant_id, nth }: Token) =>
  (await authorizationOf(store, merchant_id)).ended === nth;

/** The token of a request; refused in the words of the real one where it is none any more. */
export async function readToken(store: Store, authorization: string | undefined): Promise<Token> {
  const [, id = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  const token = await store.find('access', id);
  if (!token) throw unauthorized('UNAUTHORIZED', 'This request could not be authorized.');
  if (token.is_ended || !(await isGood(store, token)))
    throw unauthorized('ACCESS_TOKEN_REVOKED', 'The provided access token has been revoked.');
  if (isOver(store, token)) throw unauthorized('ACCESS_TOKEN_EXPIRED', 'The provided access token has expired.');
  return token;
}

export const tokenStatus = ({ merchant_id, scopes, expires_at }: Token): Reply => ({
  status: 200,
  body: { scopes, expires_at, client_id: appId, merchant_id },
});

export async function revoke(store: Store, body: Body, authorization: string | undefined): Promise<Reply> {
  if (authorization !== `Client ${appSecret}` || text(body, 'client_id') !== appId)
    throw unauthorized('UNAUTHORIZED', 'Not Authorized');
  const token = 'access_token' in body ? await store.find('access', text(body, 'access_token')) : undefined;
  const merchantId = token?.merchant_id ?? ('merchant_id' in body ? text(body, 'merchant_id') : '');
  if (body.revoke_only_access_token === true && token) await store.write('access', { ...token, is_ended: true });
  else await endAuthorization(store, merchantId, 'APPLICATION');
  return { status: 200, body: { success: true } };
}

/** The business ends it, or the app does: every token of it is worth nothing from now on. */
export async function endAuthorization(
  store: Store,
  merchantId: string,
  by: 'APPLICATION' | 'MERCHANT',
): Promise<void> {
  const authorization = await store.find('authorization', merchantId);
  if (!authorization) throw invalid('INVALID_VALUE', 'There is no authorization of this merchant.');
  await store.write('authorization', { ...authorization, ended: authorization.ended + 1 });
  const revocation = { revoked_at: store.now.toISOString(), revoker_type: by };
  await reportOf(store, merchantId, { type: 'revocation', id: newId(20), object: { revocation } });
}

const reportOf = (store: Store, merchantId: string, data: Parameters<Store['report']>[1]) =>
  store.of(merchantId).report('oauth.authorization.revoked', data);
