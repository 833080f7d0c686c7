import type { Config } from './config.js';

/** Custom claims of access tokens carry this prefix: identity providers drop claims of their own that are not named by a URL. */
const NAMESPACE = 'https://swapt.app/';

export const claimNames = {
  email: `${NAMESPACE}email`,
  emailVerified: `${NAMESPACE}email_verified`,
  name: `${NAMESPACE}name`,
  /** Seconds since 1970 when the person proved who they are; where a provider says it as `auth_time` (RFC 9068), that is read. */
  signedInAt: `${NAMESPACE}auth_time`,
  /** Only the built-in provider says it: which of its sessions a token belongs to. */
  session: `${NAMESPACE}session`,
} as const;

/** No provider elsewhere has this name: theirs are addresses. */
export const BUILT_IN = 'built-in';
const LOCAL_CLIENT_ID = 'swapt-console';
const LOCAL_AUDIENCE = 'https://api.swapt.local/';

export interface IdentitySettings {
  /** What tokens carry as `iss`; ends with a slash. */
  issuer: string;
  /** What users are kept under together with their subject: the issuer, but for the built-in provider a word that stays when the address changes. */
  keptAs: string;
  /** What the browser's library calls its domain: the issuer with its scheme and without the slash. */
  domain: string;
  clientId: string;
  audience: string;
  /** Whether this server is the identity provider itself. */
  isBuiltIn: boolean;
}

/** Who signs people in: the provider named by the settings, else this server at its public address. */
export function identitySettings(config: Config): IdentitySettings {
  const isBuiltIn = !config.authIssuer;
  const domain = (config.authIssuer || config.publicUrl).replace(/\/+$/, '');
  return {
    issuer: `${domain}/`,
    keptAs: isBuiltIn ? BUILT_IN : `${domain}/`,
    domain,
    clientId: config.authClientId || LOCAL_CLIENT_ID,
    audience: config.authAudience || LOCAL_AUDIENCE,
    isBuiltIn,
  };
}
