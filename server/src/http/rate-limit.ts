import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';
import { AppError } from './app-error.js';

const MINUTE = 60_000;
const CALLERS_KEPT = 50_000;

/** Requests per minute and caller, or per address where nobody is signed in; an operation's own limit counts for itself. */
export async function registerRateLimit(api: FastifyInstance, { config }: Services): Promise<void> {
  await api.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: MINUTE,
    cache: CALLERS_KEPT,
    keyGenerator: ({ credential, ip }) => credential?.scope ?? normalizeIP(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate.limited', `Please try again in ${Math.max(1, Math.ceil(ttl / 1000))} seconds.`),
  });
}
