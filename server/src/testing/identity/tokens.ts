import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { claimNames, identitySettings } from '../../platform/config/identity-settings.js';
import { insertSigningKey } from '../../identity/signing-keys.sql.js';
import type { Claims } from '../../identity/verify-token.js';
import type { Services } from '../../platform/services.js';

const KID = 'test-key';

/** Signs access tokens with a key that the built-in provider owns, so that they are checked as in real life. */
export async function tokenSigner({ config, db, now }: Services) {
  const { issuer, keptAs, audience } = identitySettings(config);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: KID, alg: 'RS256', use: 'sig' };
  await db.system((tx) => insertSigningKey(tx, jwk, now()));

  const claimsOf = (email: string, emailVerified: boolean): Claims => ({
    issuer: keptAs,
    subject: email,
    email,
    emailVerified,
    name: email.split('@')[0] ?? email,
  });
  /** Of somebody who signed in just now, unless another time is named. */
  const sign = ({ subject, email, emailVerified, name, signedInAt = now() }: Claims) => {
    const seconds = Math.floor(now().getTime() / 1000);
    return new SignJWT({
      [claimNames.email]: email,
      [claimNames.emailVerified]: emailVerified,
      [claimNames.name]: name,
      [claimNames.signedInAt]: Math.floor(signedInAt.getTime() / 1000),
    })
      .setProtectedHeader({ alg: 'RS256', kid: KID })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 600)
      .sign(privateKey);
  };
  return { claimsOf, sign };
}
