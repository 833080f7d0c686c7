import type { KoaContextWithOIDC } from 'oidc-provider';
import { html, Html } from '../../platform/html/html.js';
import { signedOutPage } from './link-pages.js';
import { renderPage, type PageContent } from '../../platform/html/page.js';
import { badge } from '../../platform/html/parts.js';

/** Asks before a session ends: anybody can send a browser here. `form` is the provider's own, with its secret. */
export async function askToSignOut(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  answer(ctx, {
    title: 'Sign out',
    card: html`${badge('key')}
      <h1>Sign out?</h1>
      <p class="lead">You will be signed out in this browser.</p>
      ${new Html(form)}
      <div class="stack">
        <button form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>
        <button form="op.logoutForm" class="quiet">Stay signed in</button>
      </div>`,
  });
}

export async function showSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  answer(ctx, signedOutPage);
}

function answer(ctx: KoaContextWithOIDC, content: PageContent): void {
  const { body, headers } = renderPage(content, ctx.headers.cookie);
  ctx.set(headers);
  ctx.body = body;
}
