import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Services } from '../../platform/services.js';
import { rememberSession } from '../sessions/remember-session.js';
import { describeProvider } from './discovery.js';
import { endGrants } from './end-grants.js';

const TOKEN = '/oauth/token';
const SIGN_OUT = '/oauth/end-session/confirm';
const DISCOVERY = '/.well-known/openid-configuration';

/** What the provider's own answers need beyond the library: headers for its pages, and Auth0's words for a refused refresh token. */
export function addHabits(provider: Provider, services: Pick<Services, 'config' | 'db' | 'now'>): void {
  const { config, db } = services;
  const policy = [
    "default-src 'none'",
    // Empty on purpose: the provider adds the hash of the one script of its form pages.
    'script-src',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => {
    ctx.set({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    await next();
    // The library lets refresh tokens outlive the session.
    const { session, params } = ctx.oidc ?? {};
    if (ctx.path === SIGN_OUT && ctx.status === 303 && params?.logout && session) await endGrants(db, session);
    if (ctx.path === DISCOVERY && isObject(ctx.body)) ctx.body = describeProvider(config, ctx.body);
    if (ctx.path === TOKEN && ctx.status === 200) await rememberSession(services, ctx);
    if (ctx.path === TOKEN && isRefusedRefresh(ctx)) {
      // The browser's library signs in silently again only when it reads these words.
      ctx.body = { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' };
    }
  });
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

function isRefusedRefresh({ body, oidc }: KoaContextWithOIDC): boolean {
  const isRefused = isObject(body) && 'error' in body && body.error === 'invalid_grant';
  return isRefused && oidc.params?.grant_type === 'refresh_token';
}
