import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

type Sources = Record<string, readonly string[]>;

/** Where browsers tell what they refused. */
export const reportPath = '/telemetry/csp';

/** A Content-Security-Policy from its directives. Without script no directive for it: everything not named is forbidden. */
export function contentPolicy(sources: Sources): string {
  const strict: Sources = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries({ ...strict, ...sources })
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** For a page that may ask where somebody is, and for nothing else: one of shoppers with a rule of places, and the console, where such a rule is written. */
export const mayAskPlace = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
};

/** For the screens of the console that read codes with the camera: desks, and where orders are handed over. */
export const mayAskPlaceAndCamera = {
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), browsing-topics=()',
};

/** What every reply carries unless its route says otherwise; pages set a policy of their own in place of the closed one. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentPolicy({}),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(config.publicUrl.startsWith('https://') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/**
 * Puts the headers on every route that is added from now on, but for short names: their redirect is the hottest path and shows nothing. What
 * a route sets itself, and its own policy above all, comes later and wins.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRoute', (route) => {
    if (route.url === '/:id' || route.url === '/:id/') return;
    route.onRequest = [async (_, reply) => void reply.headers(headers), ...[route.onRequest ?? []].flat()];
  });
}
