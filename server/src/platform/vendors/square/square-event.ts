import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { SquareEvent } from './square-payments.js';

const Reported = Type.Object({
  event_id: Type.String({ minLength: 1, maxLength: 200 }),
  type: Type.String({ minLength: 1, maxLength: 200 }),
  merchant_id: Type.String({ minLength: 1, maxLength: 200 }),
  data: Type.Optional(Type.Object({ id: Type.Optional(Type.String({ maxLength: 300 })) })),
});

/** How Square signs what it posts to an address (developer.squareup.com, "Validate event notifications"). */
export const signatureOf = (key: string, url: string, body: string | Buffer): string =>
  createHmac('sha256', key).update(url).update(body).digest('base64');

/**
 * A report that Square signed for our address. Its own library compares by `===`, and would have to be loaded for every stranger who posts: so it is not
 * asked. The signature has no moment in it: what comes again is known by its id.
 */
export function readSigned(
  body: Buffer,
  signature: string,
  { keys, url }: { keys: readonly string[]; url: string },
): SquareEvent | undefined {
  const given = Buffer.from(signature);
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, url, body));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!isSigned) return undefined;
  const read = parsed(body);
  if (!Value.Check(Reported, read)) return undefined;
  return { id: read.event_id, type: read.type, merchantId: read.merchant_id, objectId: read.data?.id ?? '' };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
