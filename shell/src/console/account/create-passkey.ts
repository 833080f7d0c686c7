import type { Api } from '@swapt/shared/contract';

/** Browsers make passkeys for names, not for bare addresses, and only where nobody can read along. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function' &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Asks the browser, which asks the person. Throws where they do not want to, or have this passkey already. */
export async function createPasskey(options: string): Promise<Api['passkeys.add']['in']['response']> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser made no passkey');
  const { id, rawId, response } = credential.toJSON() as RegistrationResponseJSON;
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, response: { clientDataJSON, attestationObject, transports } };
}
