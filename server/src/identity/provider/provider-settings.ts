import { interactionPolicy, errors, type Configuration, type JWKS } from 'oidc-provider';
import type { Services } from '../../platform/services.js';
import { selectAccount } from '../accounts/accounts.sql.js';
import { claimNames, identitySettings } from '../../platform/config/identity-settings.js';
import { askToSignOut, showSignedOut } from '../pages/end-session-pages.js';
import { createAdapterFactory, hashId } from './adapter.js';
import { returnAddresses } from './addresses.js';
import { responseModes } from './discovery.js';
import { loadGrant } from './grants.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export interface ProviderKeys {
  signing: JWKS;
  cookies: string[];
  successorOf: (token: string) => string;
}

/** Everything in which the provider differs from the library's own defaults; most of it makes it look like Auth0 to the browser's library. */
export function providerSettings(services: Services, keys: ProviderKeys): Configuration {
  const { clientId, audience } = identitySettings(services.config);
  const { redirectUris, returnTo } = returnAddresses(services.config);
  const policy = interactionPolicy.base();
  // The only client is the product's own console: there is nobody to consent to.
  policy.remove('consent');

  const findAccount = async (accountId: string) => {
    const [account] = await services.db.system((tx) => selectAccount(tx, accountId));
    return account;
  };

  return {
    adapter: createAdapterFactory(services, keys.successorOf),
    jwks: keys.signing,
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: redirectUris,
        post_logout_redirect_uris: returnTo,
        response_modes: responseModes,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/.well-known/jwks.json',
      end_session: '/oauth/end-session',
    },
    interactions: { url: (_ctx, interaction) => `/auth/flow/${interaction.uid}`, policy },
    cookies: {
      keys: keys.cookies,
      names: { session: 'swapt_session', interaction: 'swapt_flow', resume: 'swapt_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
      short: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
    },
    // How long somebody stays signed in: at most 30 days, since refresh tokens are renewed with each use but end with their grant. The session of 14
    // days signs them in again without a password.
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 60 * MINUTE,
      Interaction: 2 * 60 * MINUTE,
      // Whoever opens a page of the provider gets one, signed in or not.
      Session: (_ctx, { accountId }) => (accountId ? 14 * DAY : 2 * 60 * MINUTE),
      RefreshToken: 30 * DAY,
      Grant: 30 * DAY,
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // The browser's library reads the person's name from the ID token alone.
    conformIdTokenClaims: false,
    extraParams: ['audience', 'organization', 'screen_hint'],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // Ours takes the tokens that we give: see `userinfoRoutes`.
      userinfo: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: askToSignOut, postLogoutSuccessSource: showSignedOut },
      resourceIndicators: {
        enabled: true,
        defaultResource: ({ oidc }) => {
          const asked: unknown = oidc.params?.audience;
          return typeof asked === 'string' ? asked : audience;
        },
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            audience,
            scope: 'openid profile email offline_access',
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    // The library drops `offline_access` from silent requests; our one client always works with rotating refresh tokens.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin, client) =>
      client.redirectUris?.some((uri) => new URL(uri).origin === origin) ?? false,
    expiresWithSession: () => false,
    loadExistingGrant: loadGrant(audience),
    findAccount: async (_ctx, accountId) => {
      const account = await findAccount(accountId);
      if (!account) return undefined;
      const { email, name } = account;
      return {
        accountId,
        claims: () => ({ sub: accountId, name, email, email_verified: true }),
      };
    },
    extraTokenClaims: async ({ oidc: { entities } }, token) => {
      const account = 'accountId' in token && token.accountId ? await findAccount(token.accountId) : undefined;
      if (!account) return undefined;
      const signedInAt = (entities.AuthorizationCode ?? entities.RefreshToken)?.authTime;
      return {
        [claimNames.signedInAt]: signedInAt,
        [claimNames.email]: account.email,
        [claimNames.emailVerified]: true,
        [claimNames.name]: account.name,
        ...('grantId' in token && token.grantId && { [claimNames.session]: hashId(token.grantId) }),
      };
    },
  };
}
