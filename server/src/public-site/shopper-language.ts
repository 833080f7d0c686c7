import { languageNames, textsOf, type Language, type Texts } from '@swapt/shared/messages/words';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The language that a shopper's browser asks for, among those that there are messages in. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const asked = new Negotiator({ headers }).language([...languageNames]);
  return languageNames.find((name) => name === asked) ?? 'en';
}

/** Everything there is to say to a shopper, in their language. */
export const textsFor = (request: Pick<FastifyRequest, 'headers'>): Texts & { language: Language } =>
  textsOf(languageOf(request));
