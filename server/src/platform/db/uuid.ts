import { createHash, randomUUID } from 'node:crypto';

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

/** A UUIDv5 (RFC 9562): the same name gives the same id, in a namespace that is itself an id. */
export function uuidv5(namespace: string, name: string): string {
  const hash = createHash('sha1').update(namespace.replaceAll('-', ''), 'hex').update(name).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** The text of a UUID as this product and the databases write it, to be put into a longer pattern. */
export const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const written = new RegExp(`^${uuidPattern}$`);
const inAnyCase = new RegExp(written, 'i');

/** Whether a text is a UUID as this product writes it. An address in capitals names nothing: one thing has one address, and one place in a cache. */
export const isUuid = (text: string): boolean => written.test(text);

/** Whether the databases read a text as a UUID: in groups, without the prefix that the general format allows. */
export const isUuidInAnyCase = (text: string): boolean => inAnyCase.test(text);
