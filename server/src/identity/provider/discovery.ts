import { identitySettings } from '../../platform/config/identity-settings.js';
import type { Config } from '../../platform/config/config.js';

/** How the provider answers an authorization request. `form_post` is not among them: the console's address takes no posts. */
export const responseModes = ['query', 'fragment', 'web_message'];

/** What the library's discovery document lacks or says too much of: it names what answers, nothing else. */
export function describeProvider(config: Config, document: object): object {
  return {
    ...document,
    userinfo_endpoint: `${identitySettings(config).domain}/userinfo`,
    response_modes_supported: responseModes,
  };
}
