import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../../platform/http/callers/network.js';
import type { Services } from '../../platform/services.js';

const lifetimeMs = 3_600_000;
const idBytes = 16;
const timeBytes = 8;
const networkBytes = 8;
const headBytes = idBytes + timeBytes + networkBytes;
const releaseBytes = 6;
const signatureBytes = 32;

interface Release {
  name: string;
  version: string;
}

/** What a page may speak for: itself, once per release that it was given, and its network, known only by a keyed hash. */
export interface Ticket {
  id: Uint8Array;
  network: Uint8Array;
  covers: (release: Release) => boolean;
}

type Needs = Pick<Services, 'scans' | 'now'>;

/** A ticket for the page that is being sent to `ip` with these releases. It cannot be made elsewhere and is good for an hour. */
export async function makeTicket({ scans, now }: Needs, ip: string, releases: readonly Release[]): Promise<string> {
  const secret = await scans.secret();
  const time = Buffer.alloc(timeBytes);
  time.writeBigUInt64BE(BigInt(now().getTime()));
  const network = keyed(secret, 'network', Buffer.from(networkOf(ip))).subarray(0, networkBytes);
  const marks = releases.map((release) => markOf(secret, release));
  const body = Buffer.concat([randomBytes(idBytes), time, network, ...marks]);
  return Buffer.concat([body, keyed(secret, 'ticket', body)]).toString('base64url');
}

/** The ticket in a report, or nothing when it was not made here or is too old. */
export async function readTicket({ scans, now }: Needs, text: string): Promise<Ticket | undefined> {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < headBytes + signatureBytes) return undefined;
  const [body, signature] = [bytes.subarray(0, -signatureBytes), bytes.subarray(-signatureBytes)];
  const secret = await scans.secret();
  if (!timingSafeEqual(signature, keyed(secret, 'ticket', body))) return undefined;
  const age = now().getTime() - Number(body.readBigUInt64BE(idBytes));
  if (Math.abs(age) > lifetimeMs) return undefined;
  return {
    id: body.subarray(0, idBytes),
    network: body.subarray(idBytes + timeBytes, headBytes),
    covers: (release) => {
      const mark = markOf(secret, release);
      for (let at = headBytes; at < body.length; at += releaseBytes)
        if (mark.equals(body.subarray(at, at + releaseBytes))) return true;
      return false;
    },
  };
}

/** Who reports, as no table of users tells it. */
export const memberMark = async ({ scans }: Pick<Services, 'scans'>, userId: string): Promise<Uint8Array> =>
  keyed(await scans.secret(), 'member', Buffer.from(userId)).subarray(0, idBytes);

const markOf = (secret: Uint8Array, { name, version }: Release) =>
  keyed(secret, 'release', Buffer.from(`${name} ${version}`)).subarray(0, releaseBytes);

/** One secret, one derived use per label. */
const keyed = (secret: Uint8Array, use: string, content: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`telemetry ${use}\n`).update(content).digest();
