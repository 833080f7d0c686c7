import type { Config } from '../../platform/config/config.js';
import { identitySettings } from '../../platform/config/identity-settings.js';

/** Where the provider may send a browser back to, compared letter by letter: after sign-in and after sign-out. */
export function returnAddresses(config: Config): { redirectUris: string[]; returnTo: string[] } {
  const { domain } = identitySettings(config);
  // Popups without an address of their own name the bare origin.
  return { redirectUris: [`${domain}/auth/login`, domain], returnTo: [domain, `${domain}/`, `${domain}/auth/login`] };
}
