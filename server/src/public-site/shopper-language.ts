import { textsOf, type Language, type Texts } from '@swapt/shared/messages/words';
import type { FastifyRequest } from 'fastify';
import { shopperLanguage } from '../platform/http/callers/shopper-language.js';

/** Everything there is to say to a shopper, in their language. */
export const textsFor = (request: Pick<FastifyRequest, 'headers'>): Texts & { language: Language } =>
  textsOf(shopperLanguage(request));
