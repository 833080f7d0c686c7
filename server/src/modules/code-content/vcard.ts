import type { CodeContent } from '@swapt/shared/contract';
import { foldLines, textValue } from './text-lines.js';

/** A contact for an address book, in the version that iPhone and Android both read (vCard 3.0, RFC 2426). `photo` is a JPEG. */
export function makeVcard(card: CodeContent, photo: Buffer | undefined): string {
  const { name = '', job, company, phone, email, website, description } = card;
  const line = (property: string, value: string | undefined) => (value ? [`${property}:${textValue(value)}`] : []);
  const address = [card.street, card.city, card.region, card.zip, card.country].map((part) => textValue(part ?? ''));
  return foldLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...line('FN', name),
    `N:${nameParts(name).map(textValue).join(';')};;;`,
    ...line('ORG', company),
    ...line('TITLE', job),
    ...line('TEL;TYPE=CELL,VOICE', phone),
    ...line('EMAIL;TYPE=INTERNET', email),
    ...line('URL', website),
    ...(address.some(Boolean) ? [`ADR;TYPE=WORK:;;${address.join(';')}`] : []),
    ...line('NOTE', description),
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`] : []),
    'END:VCARD',
  ]);
}

/** Family name and given names; the last word is taken for the family’s. */
function nameParts(name: string): [family: string, given: string] {
  const words = name.split(/\s+/);
  const family = words.pop() ?? '';
  return words.length === 0 ? ['', family] : [family, words.join(' ')];
}
