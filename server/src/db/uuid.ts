import { randomFillSync } from 'node:crypto';

const bytes = new Uint8Array(16);

/** A UUIDv7 (RFC 9562): ids made later sort later, to the millisecond. */
export function uuidv7(now: Date | number = Date.now()): string {
  randomFillSync(bytes);
  let ms = Number(now);
  for (let i = 5; i >= 0; i--) {
    bytes[i] = ms % 256;
    ms = Math.floor(ms / 256);
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
