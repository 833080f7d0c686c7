import { createHmac } from 'node:crypto';
import type { VisitorMode } from '@swapt/shared/values';
import type { Services } from '../platform/services.js';
import type { LoggedScan } from './scan.js';

type Keys = Pick<Services['scans'], 'secret' | 'dayKey'>;
type Facts = Pick<LoggedScan, 'orgId' | 'at' | 'visitor' | 'isRefused' | 'ip' | 'userAgent'>;

/**
 * What an organization knows a visitor as; null for one who is not recognized. It differs by organization, so that two cannot compare their visitors.
 * Without a cookie it holds for the day, and once the day's key is gone nobody can make it again, not even from address and browser.
 */
export async function recognize(keys: Keys, facts: Facts, mode: VisitorMode): Promise<string | null> {
  const { orgId, at, visitor, isRefused, ip, userAgent } = facts;
  if (mode === 'none' || isRefused) return null;
  if (mode === 'cookie' && visitor !== '') return cookiePseudonym(keys, orgId, visitor);
  const key = await keys.dayKey(at);
  return key ? pseudonym(key, JSON.stringify(['day', orgId, plain(ip), userAgent])) : null;
}

/** What an organization knows the browser as that has this cookie. */
export const cookiePseudonym = async ({ secret }: Pick<Keys, 'secret'>, orgId: string, visitor: string) =>
  pseudonym(await secret(), `visitor ${orgId} ${visitor}`);

const pseudonym = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

/** An IPv4 address is the same however the socket writes it. */
const plain = (ip: string) => (ip.startsWith('::ffff:') ? ip.slice(7) : ip);
