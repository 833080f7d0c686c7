import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../services.js';
import { networkOf } from './network.js';

const lifetimeMs = 3_600_000;
const idBytes = 16;
const timeBytes = 8;
const networkBytes = 8;
const bodyBytes = idBytes + timeBytes + networkBytes;

/** What a page may speak for: itself, once per release, and its network, known only by a keyed hash. */
export interface Ticket {
  id: Uint8Array;
  network: Uint8Array;
}

type Needs = Pick<Services, 'scans' | 'now'>;

/** A ticket for the page that is being sent to `ip`. It cannot be made elsewhere and is good for an hour. */
export async function makeTicket({ scans, now }: Needs, ip: string): Promise<string> {
  const secret = await scans.secret();
  const time = Buffer.alloc(timeBytes);
  time.writeBigUInt64BE(BigInt(now().getTime()));
  const network = keyed(secret, 'network', Buffer.from(networkOf(ip))).subarray(0, networkBytes);
  const body = Buffer.concat([randomBytes(idBytes), time, network]);
  return Buffer.concat([body, keyed(secret, 'ticket', body)]).toString('base64url');
}

/** The ticket in a report, or nothing when it was not made here or is too old. */
export async function readTicket({ scans, now }: Needs, text: string): Promise<Ticket | undefined> {
  const bytes = Buffer.from(text, 'base64url');
  const [body, signature] = [bytes.subarray(0, bodyBytes), bytes.subarray(bodyBytes)];
  const expected = keyed(await scans.secret(), 'ticket', body);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const age = now().getTime() - Number(body.readBigUInt64BE(idBytes));
  if (Math.abs(age) > lifetimeMs) return undefined;
  return { id: body.subarray(0, idBytes), network: body.subarray(idBytes + timeBytes) };
}

/** One secret, one derived use per label. */
const keyed = (secret: Uint8Array, use: string, content: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`telemetry ${use}\n`).update(content).digest();
