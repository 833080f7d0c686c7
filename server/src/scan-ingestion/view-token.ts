import { createHmac, timingSafeEqual } from 'node:crypto';
import { uuidv7 } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';

const lifetimeMs = 3_600_000;
const idBytes = 16;
const bodyBytes = 3 * idBytes + 8;

export interface View {
  scanId: string;
  orgId: string;
  codeId: string;
  at: number;
}

/** A token for a page that no redirect counted. It carries the id of the view, so that it counts once however often it is sent. */
export async function makeViewToken(
  services: Pick<Services, 'scans' | 'now'>,
  { orgId, codeId }: Pick<View, 'orgId' | 'codeId'>,
): Promise<string> {
  const at = services.now().getTime();
  return tokenOf(services, { scanId: uuidv7(at), orgId, codeId, at });
}

/** A token for a view or scan that has its id already. */
export async function tokenOf(
  { scans }: Pick<Services, 'scans'>,
  { scanId, orgId, codeId, at }: View,
): Promise<string> {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(at));
  const body = Buffer.concat([bytesOf(scanId), bytesOf(orgId), bytesOf(codeId), time]);
  return Buffer.concat([body, sign(body, await scans.secret())]).toString('base64url');
}

/** The view of a token, or nothing when it was not made here or is older than an hour. */
export async function readViewToken(
  { scans, now }: Pick<Services, 'scans' | 'now'>,
  token: string,
): Promise<View | undefined> {
  const bytes = Buffer.from(token, 'base64url');
  const [body, signature] = [bytes.subarray(0, bodyBytes), bytes.subarray(bodyBytes)];
  const expected = sign(body, await scans.secret());
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const at = Number(body.readBigUInt64BE(3 * idBytes));
  const age = now().getTime() - at;
  if (Math.abs(age) > lifetimeMs) return undefined;
  const id = (index: number) => uuidOf(body.subarray(index * idBytes, (index + 1) * idBytes));
  return { scanId: id(0), orgId: id(1), codeId: id(2), at };
}

function sign(body: Uint8Array, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update('view').update(body).digest();
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
