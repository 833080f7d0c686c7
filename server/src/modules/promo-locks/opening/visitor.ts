import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isUuid, uuidPattern, uuidv7 } from '../../../platform/db/uuid.js';
import { addressOf } from '../../../platform/http/callers/network.js';
import type { Services } from '../../../platform/services.js';
import { mayTry } from '../../../platform/throttle/throttle.js';

/**
 * Who somebody is to promo locks: an id with our signature, given to whoever tries a promo code. It says nothing of them, and whoever has it has what was
 * opened for it.
 */
const newVisitor = (secret: Uint8Array, now: Date): string => {
  const id = uuidv7(now);
  return `${id}.${sign(secret, id).toString('base64url')}`;
};

const sign = (secret: Uint8Array, id: string) =>
  createHmac('sha256', secret).update('promo visitor ').update(id).digest().subarray(0, 16);

/** Whether it was given by us. */
function isVisitor(secret: Uint8Array, visitor: string): boolean {
  const [id = '', signature = ''] = visitor.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, id);
  return isUuid(id) && given.length === expected.length && timingSafeEqual(given, expected);
}

/** The same to one organization alone, and only there: what two keep of somebody cannot be compared. Nothing where nobody is named. */
export const personOf = (orgId: string, visitor: string | undefined): string | undefined =>
  visitor ? createHash('sha256').update(`promo ${orgId} ${visitor}`).digest('base64url') : undefined;

type Needs = Pick<Services, 'db' | 'now' | 'scans'>;

export interface Visitor {
  visitor: string;
  /** It is one that we gave, and so has tries of its own. */
  isKnown: boolean;
  isNew: boolean;
}

/**
 * The visitor that was sent along, else a new one. So many are given to one address in an hour; those who come after them share its tries, as does who
 * makes up an id. What is opened for an id that was made up is open for it all the same: nobody else knows it.
 */
export async function knownVisitor(services: Needs, sent: string | undefined, ip: string): Promise<Visitor> {
  const secret = await services.scans.secret();
  if (sent && form.test(sent)) return { visitor: sent, isKnown: isVisitor(secret, sent), isNew: false };
  const isKnown = await mayTry(services, [{ limit: 'promoVisitors', of: addressOf(ip) }]);
  const signed = isKnown ? secret : randomBytes(32);
  return { visitor: newVisitor(signed, services.now()), isKnown, isNew: true };
}

/** The same without a new one: empty where none of ours was sent. */
export const ourVisitor = async ({ scans }: Pick<Services, 'scans'>, sent: string | undefined): Promise<string> =>
  sent && isVisitor(await scans.secret(), sent) ? sent : '';

const token = `${uuidPattern}\\.[\\w-]{22}`;
const form = new RegExp(`^${token}$`);
const pattern = new RegExp(`(?:^|;\\s*)swapt_promo=(${token})(?:;|$)`);
const days = 30;

/** The visitor that a browser has of us; nothing before it tried a promo code. */
export const visitorOfBrowser = ({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): string | undefined =>
  pattern.exec(cookie ?? '')?.[1];

/** Set when somebody tries a promo code, and by nothing else: without it the code would not be open for them on the next page. */
export const visitorCookie = (visitor: string, isSecure: boolean): string =>
  `swapt_promo=${visitor}; Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
