import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/services.js';

/** The id of an alert with a signature, for the link of its mail: only who reads that mailbox has it. */
export function signAlert(secret: Uint8Array, alertId: string): string {
  return `${alertId}.${sign(alertId, secret).toString('base64url')}`;
}

/** The id of an alert, or nothing when it was not signed here. */
export async function readAlertToken({ scans }: Pick<Services, 'scans'>, token: string): Promise<string | undefined> {
  const [id = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature, 'base64url'), sign(id, await scans.secret())];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

const sign = (id: string, secret: Uint8Array) => createHmac('sha256', secret).update('alert').update(id).digest();
