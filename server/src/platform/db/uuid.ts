import { randomUUID } from 'node:crypto';

/** Writing a number in hexadecimal costs more than the rest, and many ids are made in one millisecond. */
let last = { ms: -1, prefix: '' };

/** A UUIDv7 (RFC 9562): ids made later sort later, to the millisecond. Its random part is that of a v4, which Node makes in stock and so cheaply. */
export function uuidv7(now: Date | number = Date.now()): string {
  const ms = Number(now);
  if (ms !== last.ms) {
    const time = ms.toString(16).padStart(12, '0');
    last = { ms, prefix: `${time.slice(0, 8)}-${time.slice(8)}-7` };
  }
  return last.prefix + randomUUID().slice(15);
}
