import type { Configuration } from 'oidc-provider';

const SCOPES = 'openid profile email offline_access';

/** Grants everything to our own console without asking, again also after a grant was revoked: a live session is enough. */
export function loadGrant(audience: string): NonNullable<Configuration['loadExistingGrant']> {
  return async ({ oidc }) => {
    const { client, session, provider } = oidc;
    if (!client || !session?.accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const grant = known ? await provider.Grant.find(known) : undefined;
    if (grant) return grant;
    const fresh = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    fresh.addOIDCScope(SCOPES);
    fresh.addResourceScope(audience, SCOPES);
    await fresh.save();
    return fresh;
  };
}
