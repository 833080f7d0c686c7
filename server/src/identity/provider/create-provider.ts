import { createHmac } from 'node:crypto';
import Provider from 'oidc-provider';
import type { Services } from '../../platform/services.js';
import { identitySettings } from '../../platform/config/identity-settings.js';
import { renderProviderError } from '../pages/error-page.js';
import { loadDeriveKey } from '../secrets.js';
import { loadSigningKeys } from '../signing-keys.js';
import { addHabits } from './provider-habits.js';
import { providerSettings } from './provider-settings.js';
import { answerByMessage } from './web-message.js';

/** The built-in OpenID provider, with Auth0's addresses and habits, so that the browser's code is the same for both. */
export async function createProvider(services: Services): Promise<Provider> {
  const { issuer } = identitySettings(services.config);
  const deriveKey = await loadDeriveKey(services.db);
  const rotationKey = deriveKey('refresh token rotation');
  const successorOf = (token: string) => createHmac('sha256', rotationKey).update(token).digest('base64url');

  const provider = new Provider(issuer, {
    ...providerSettings(services, {
      signing: { keys: await loadSigningKeys(services) },
      cookies: [deriveKey('cookies').toString('base64url')],
      successorOf,
    }),
    renderError: renderProviderError,
  });
  // Requests come through whatever proxy stands in front; `registerIdentity` has already put the public address into these headers.
  provider.proxy = true;
  addHabits(provider, services);
  answerByMessage(provider);
  nameSuccessors(provider, successorOf);
  provider.on('server_error', (_ctx, error) => services.log.error({ err: error }, 'The identity provider failed'));
  return provider;
}

/**
 * A refresh token's successor is computed from it and a secret key. However often and wherever the same token is sent within the overlap,
 * everyone gets the same new one: a family has one head at any time.
 */
function nameSuccessors(provider: Provider, successorOf: (token: string) => string): void {
  const { prototype } = provider.RefreshToken;
  const generate: unknown = Reflect.get(prototype, 'generateTokenId');
  if (typeof generate !== 'function') throw new Error('This version of oidc-provider makes token ids in another way');
  Reflect.set(prototype, 'generateTokenId', function (this: object): unknown {
    const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    const fresh: unknown = rotated ? successorOf(rotated.jti) : Reflect.apply(generate, this, []);
    return fresh;
  });
}
