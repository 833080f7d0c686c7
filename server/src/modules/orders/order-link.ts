import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../platform/db/uuid.js';

const tokenBytes = 16;

/** The last segment of an order’s address: its id, and 128 bits that only who was given the link has. Nothing of it lies in the database. */
export const orderLink = (secret: Uint8Array, orderId: string, nth: number): string =>
  `${orderId}.${sign(secret, orderId, nth).toString('base64url')}`;

/** The page of an order. */
export const orderPath = (storeId: string, link: string): string => `/my-orders/${storeId}/${link}`;

/** The order that a link names; whether it is the right link, `isLinkOf` says. */
export function orderOfLink(link: string): string | undefined {
  const [id = ''] = link.split('.');
  return isUuid(id.toLowerCase()) ? id.toLowerCase() : undefined;
}

export function isLinkOf(secret: Uint8Array, link: string, orderId: string, nth: number): boolean {
  const given = Buffer.from(link.slice(link.indexOf('.') + 1), 'base64url');
  const expected = sign(secret, orderId, nth);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const sign = (secret: Uint8Array, orderId: string, nth: number) =>
  createHmac('sha256', secret).update(`order link ${nth} `).update(orderId).digest().subarray(0, tokenBytes);
