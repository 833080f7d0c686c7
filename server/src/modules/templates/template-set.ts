import type { TemplateSet } from '@swapt/shared/values';
import type { PublicCtx } from '../../platform/http/handler.js';

/** The host at which the caller uses the app: of the page that calls, else the one that was called. */
export function hostOf({ headers }: PublicCtx['request']): string {
  const { origin, host } = headers;
  const address = typeof origin === 'string' && URL.canParse(origin) ? new URL(origin).host : host;
  return String(address ?? '').toLowerCase();
}

/** A host with a part `my-music`, such as my-music.example.com, has the templates of musicians. */
export function templateSetOf(host: string): TemplateSet {
  return host.replace(/:\d+$/, '').split('.').includes('my-music') ? 'my-music' : 'swapt';
}
