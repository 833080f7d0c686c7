import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/services.js';
import type { BatchOf } from './batch-files.js';

const lifetimeMs = 600_000;
export const fileRoute = '/api/codes/one-time/file';

/** An address that gives the files of a batch for ten minutes to whoever has it: browsers send no token with a download. */
export function makeFileLink(services: Services, secret: Uint8Array, { orgId, batchId }: BatchOf): string {
  const body = `${orgId}.${batchId}.${services.now().getTime() + lifetimeMs}`;
  const signature = sign(body, secret).toString('base64url');
  return `${services.config.apiBase ?? ''}${fileRoute}?token=${body}.${signature}`;
}

/** The batch of a token, or nothing when it was not made here or its time is over. */
export async function readFileToken(services: Services, token: string): Promise<BatchOf | undefined> {
  const [orgId = '', batchId = '', until = '', signature = ''] = token.split('.');
  const expected = sign(`${orgId}.${batchId}.${until}`, await services.scans.secret());
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(until) >= services.now().getTime() ? { orgId, batchId } : undefined;
}

const sign = (body: string, secret: Uint8Array) =>
  createHmac('sha256', secret).update('one-time file').update(body).digest();
