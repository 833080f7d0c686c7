import { randomInt } from 'node:crypto';
import { reservedSlugs } from '@swapt/shared/public/screens';

/** Without characters that look alike in print: 0 O o, 1 I l, and vowels that could spell words. */
const alphabet = '23456789bcdfghjkmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';
const LENGTH = 7;

/** A new short name: 49 characters to the power of 7 are some 680 thousand million names. */
export function generateSlug(length = LENGTH): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Whether a short name would hide a page of the product. Names differ by case, but a reserved word is reserved in any. */
export function isReserved(slug: string): boolean {
  const name = slug.toLowerCase();
  return reservedSlugs.includes(name);
}

/** What is said at a short name that cannot be had. */
export const reserved = 'The product itself uses this word. Choose another short name.';
export const taken =
  'This short name is already in use, or was used before and may still be printed. Choose another one.';
