import rateLimit, { type FastifyRateLimitOptions, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../services.js';
import { ratesOf } from '../../throttle/rates.js';
import { AppError } from '../../errors/app-error.js';
import { addressOf } from './network.js';

export const minuteMs = 60_000;

/** Where nobody is signed in an address may be a venue with hundreds of phones. */
const venue = 10;
/** Requests per minute from an address where nobody is signed in. */
export const perAddress = ({ config }: Pick<Services, 'config'>): number => config.rateLimit * venue;

interface RateOptions {
  /** Tells this count from others of the same caller. */
  name: string;
  /** Requests per minute. Without it, routes that name a limit are limited, and no others. */
  max?: number | ((request: FastifyRequest) => number);
  keyOf?: (request: FastifyRequest) => string;
}

/** Limits what the routes of a scope take per minute and caller, or per address where nobody is signed in; a route's own limit counts for itself. */
export async function registerRateLimit(
  scope: FastifyInstance,
  services: Services,
  { name, max, keyOf = callerOf }: RateOptions,
): Promise<void> {
  await scope.register(rateLimit, {
    global: max !== undefined,
    ...(max !== undefined && { max }),
    timeWindow: minuteMs,
    store: storeOf(services, name),
    keyGenerator: keyOf,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate.limited', `Please try again in ${Math.max(1, Math.ceil(ttl / 1000))} seconds.`),
  });
}

const callerOf = ({ credential, ip }: FastifyRequest): string => credential?.scope ?? addressOf(ip);

/** The plugin's counts, kept where all processes count together. */
function storeOf(services: Services, name: string) {
  const count = ratesOf(services);
  return class Store implements FastifyRateLimitStore {
    private readonly prefix: string;
    constructor(_options: FastifyRateLimitOptions, prefix = name) {
      this.prefix = prefix;
    }
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ) {
      count(`${this.prefix} ${key}`, windowMs, max).then(
        (result) => done(null, result),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }
    child(options: object) {
      return new Store({}, `${name} ${routeOf(options)}`);
    }
  };
}

/** The plugin hands over the route beside its limit, which its types do not say. */
function routeOf(options: object): string {
  const route: unknown = Reflect.get(options, 'routeInfo');
  if (typeof route !== 'object' || route === null) throw new Error('A route limit came without its route');
  return `${String(Reflect.get(route, 'method'))} ${String(Reflect.get(route, 'url'))}`;
}
