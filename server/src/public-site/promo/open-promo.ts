import type { Texts } from '@swapt/shared/messages/words';
import type { PromoQuestion } from '@swapt/shared/public';
import {
  knownVisitor,
  openLock,
  visitorCookie,
  visitorOfBrowser,
  type Opened,
} from '../../modules/promo-locks/promo-locks.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'body' | 'headers' | 'ip'>;

/** The visitor of a form that tries a code, with the cookie that keeps it for the next page. */
export async function visitorOfForm(services: Services, { headers, ip }: Asked) {
  const { visitor, isKnown, isNew } = await knownVisitor(services, visitorOfBrowser(headers), ip);
  const isSecure = services.config.publicUrl.startsWith('https:');
  return { visitor, isKnown, ...(isNew && { setCookie: visitorCookie(visitor, isSecure) }) };
}

interface Trying {
  orgId: string;
  codeId?: string;
  promoCode: string;
  visitor: string;
}

/** What became of a promo code in a form: open, or why not and what else can be asked for. */
export interface Tried {
  opened?: Opened;
  problem?: string;
  asks: PromoQuestion;
}

/** Opens a promo code of a form, with the place or the key that came with it. */
export async function openPromo(
  services: Services,
  { body, ip }: Asked,
  { orgId, codeId, promoCode, visitor }: Trying,
  text: Texts['promo'],
): Promise<Tried> {
  const masterKey = fieldOf(body, 'key').slice(0, 80) || undefined;
  try {
    const asked = { orgId, codeId, promoCode, visitor, masterKey, ip, place: placeOf(body) };
    return { opened: await openLock(services, asked), asks: asksNothing };
  } catch (error) {
    const refusal = error instanceof AppError ? refusals[error.code] : undefined;
    if (!refusal) throw error;
    const { words, place = false, key = false } = refusal;
    return { problem: text(words), asks: { place, key } };
  }
}

export const asksNothing: PromoQuestion = { place: false, key: false };

/** Where somebody is, where they said so. */
function placeOf(body: unknown) {
  const [latitude, longitude] = [fieldOf(body, 'latitude'), fieldOf(body, 'longitude')];
  if (latitude === '' || longitude === '') return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}

interface Refusal extends Partial<PromoQuestion> {
  words: 'wrongCode' | 'tooFar' | 'noPlace' | 'otherCode' | 'notNow' | 'usedUp' | 'usedByYou' | 'wrongKey' | 'tries';
}

const refusals: Partial<Record<AppError['code'], Refusal>> = {
  'promo.wrong_code': { words: 'wrongCode' },
  'promo.too_far': { words: 'tooFar', place: true, key: true },
  'promo.no_place': { words: 'noPlace', place: true, key: true },
  'promo.other_code': { words: 'otherCode', key: true },
  'promo.not_now': { words: 'notNow' },
  'promo.used_up': { words: 'usedUp', key: true },
  'promo.used_by_you': { words: 'usedByYou', key: true },
  'promo.wrong_key': { words: 'wrongKey', place: true, key: true },
  'promo.tries': { words: 'tries' },
};
