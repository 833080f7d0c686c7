import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** What the provider's own answers need beyond the library: headers for its pages, and Auth0's words for a refused refresh token. */
export function addHabits(provider: Provider): void {
  const policy = [
    "default-src 'none'",
    // Empty on purpose: the provider adds the hash of the one script of its web_message and form pages.
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
    if (ctx.path === '/oauth/token' && isRefusedRefresh(ctx)) {
      // The browser's library signs in silently again only when it reads these words.
      ctx.body = { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' };
    }
  });
}

function isRefusedRefresh({ body, oidc }: KoaContextWithOIDC): boolean {
  const isRefused = typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant';
  return isRefused && oidc.params?.grant_type === 'refresh_token';
}
