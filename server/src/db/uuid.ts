import { randomUUID } from 'node:crypto';

/** A UUIDv7 (RFC 9562): ids made later sort later, to the millisecond. Its random part is that of a v4, which Node makes in stock and so cheaply. */
export function uuidv7(now: Date | number = Date.now()): string {
  const time = Number(now).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
