import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { createHash } from 'node:crypto';

/** How long the console has to close a window that signed somebody in. A console that is gone never does. */
const CLOSES_ITSELF_MS = 5_000;
const unsafe = /[<>&\u2028\u2029]/g;

/**
 * Answers a sign-in by a message to the window that asked. The library's own page closes itself in the same breath, and a console that is busy then
 * sees a closed window before it reads the message, and takes it for a sign-in that was given up.
 */
export function answerByMessage(provider: Provider): void {
  provider.registerResponseMode('web_message', (ctx: KoaContextWithOIDC, redirectUri: string, response: object) => {
    const { origin } = new URL(redirectUri);
    const script = `
      (opener || parent).postMessage(${inScript({ type: 'authorization_response', response })}, ${inScript(origin)});
      if (opener) setTimeout(close, ${CLOSES_ITSELF_MS});
    `;
    const hash = createHash('sha256').update(script).digest('base64');
    ctx.status = 'error' in response ? 400 : 200;
    ctx.type = 'html';
    ctx.remove('x-frame-options');
    ctx.set(
      'content-security-policy',
      `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`,
    );
    ctx.body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing in</title><script>${script}</script></html>`;
  });
}

const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(unsafe, (char) => String.raw`\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
