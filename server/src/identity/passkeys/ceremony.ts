import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Services } from '../../platform/services.js';
import type { AccountRow } from '../accounts/accounts.sql.js';
import { setChallenge, takeChallenge, type PasskeyRow } from './passkeys.sql.js';

const CHALLENGE_MS = 5 * 60_000;

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

/** Passkeys belong to the public address: one that was made for it signs nothing for another site. */
function relyingParty({ config }: Pick<Services, 'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
}

const keep = ({ db, now }: Needs, boundTo: string, challenge: string) =>
  db.system((tx) => setChallenge(tx, boundTo, challenge, new Date(now().getTime() + CHALLENGE_MS)));

/** The challenge that an answer is about, used up whatever becomes of it; nothing where it was never given out here or was answered before. */
async function takeFrom({ db, now }: Needs, boundTo: string, clientData: string): Promise<string | undefined> {
  const challenge = challengeOf(clientData);
  if (challenge === undefined) return undefined;
  const [taken] = await db.system((tx) => takeChallenge(tx, boundTo, challenge, now()));
  return taken && challenge;
}

function challengeOf(clientData: string): string | undefined {
  try {
    return decodeClientDataJSON(clientData).challenge;
  } catch {
    return undefined;
  }
}

/** What the browser asks a new passkey. It is found without a name typed, and checks whose it is: so it is a password and a second factor in one. */
export async function beginRegistration(
  services: Needs,
  { account_id, email, name }: AccountRow,
  known: readonly PasskeyRow[],
  boundTo: string,
) {
  const options = await generateRegistrationOptions({
    rpName: 'Swapt',
    rpID: relyingParty(services).rpID,
    userID: new TextEncoder().encode(account_id),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known.map(({ passkey_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keep(services, boundTo, options.challenge);
  return options;
}

/** The new passkey, or nothing for an answer that is wrong. */
export async function readRegistration(services: Needs, response: RegistrationResponseJSON, boundTo: string) {
  const { rpID, origin } = relyingParty(services);
  const expectedChallenge = await takeFrom(services, boundTo, response.response.clientDataJSON);
  if (expectedChallenge === undefined) return undefined;
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(toNothing);
  return result?.registrationInfo?.credential;
}

export async function beginSignIn(services: Needs, boundTo: string) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).rpID,
    userVerification: 'required',
  });
  await keep(services, boundTo, options.challenge);
  return options;
}

/** The count of uses that a passkey tells, or nothing for an answer that is wrong. */
export async function readSignIn(
  services: Needs,
  response: AuthenticationResponseJSON,
  passkey: PasskeyRow,
  boundTo: string,
): Promise<number | undefined> {
  const { rpID, origin } = relyingParty(services);
  const expectedChallenge = await takeFrom(services, boundTo, response.response.clientDataJSON);
  if (expectedChallenge === undefined) return undefined;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.passkey_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(toNothing);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}

/** The library says so by throwing; it asks nobody. */
const toNothing = () => undefined;
