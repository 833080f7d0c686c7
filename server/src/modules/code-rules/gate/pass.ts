import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../platform/services.js';

type Needs = Pick<Services, 'scans' | 'now'>;
const lifetimeMs = 3_600_000;
const name = 'swapt_pass';

/**
 * A cookie for somebody who has answered what a code asks for: it opens the page of what the code holds, and nothing else, for an hour.
 * `path` is that page's.
 */
export async function passCookie(
  { scans, now }: Needs,
  { codeId, path, isSecure }: { codeId: string; path: string; isSecure: boolean },
): Promise<string> {
  const until = now().getTime() + lifetimeMs;
  const value = `${until}.${sign(codeId, until, await scans.secret())}`;
  return `${name}=${value}; Max-Age=${lifetimeMs / 1000}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export async function hasPass({ scans, now }: Needs, cookies: string | undefined, codeId: string): Promise<boolean> {
  const [, until = '', given = ''] = /(?:^|;\s*)swapt_pass=(\d{13,15})\.([\w-]{43})(?:;|$)/.exec(cookies ?? '') ?? [];
  if (Number(until) < now().getTime()) return false;
  const expected = Buffer.from(sign(codeId, Number(until), await scans.secret()));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const sign = (codeId: string, until: number, secret: Uint8Array) =>
  createHmac('sha256', secret).update(`pass ${codeId} ${until}`).digest('base64url');
