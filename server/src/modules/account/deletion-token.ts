import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/services.js';

/** The id of a request with a signature, for the address of its page: nobody finds the page of another request by trying ids. */
export function signRequest(secret: Uint8Array, requestId: string): string {
  return `${requestId}.${sign(requestId, secret).toString('base64url')}`;
}

/** The id of a request, or nothing when it was not signed here. */
export async function readRequestToken({ scans }: Pick<Services, 'scans'>, token: string): Promise<string | undefined> {
  const [id = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature, 'base64url'), sign(id, await scans.secret())];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

const sign = (id: string, secret: Uint8Array) => createHmac('sha256', secret).update('deletion').update(id).digest();
