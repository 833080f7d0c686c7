import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** Each reads the text of one setting and throws an Error that says what would be right. An empty text means "not set". */
export type Parse<T> = (text: string) => T;

export function text(value: string): string {
  return value;
}

export function optional<T>(parse: Parse<T>): Parse<T | undefined> {
  return (value) => (value === '' ? undefined : parse(value));
}

export function port(value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > 65_535) throw new Error('must be a port number from 0 to 65535');
  return number;
}

export function count(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Error('must be a whole number from 1 up');
  return Number(value);
}

export function oneOf<const T extends readonly string[]>(choices: T): Parse<T[number]> {
  return (value) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw new Error(`must be one of ${choices.join(', ')}`);
    return found;
  };
}

export function isOn(value: string): boolean {
  return oneOf(['on', 'off'])(value) === 'on';
}

export function list<T>(parse: Parse<T>): Parse<T[]> {
  return (value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(parse);
}

export function email(value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new Error('must be e-mail addresses, separated by commas');
  return value.toLowerCase();
}

/** An e-mail address or a web page, as an address that can be opened. */
export function contactAddress(value: string): string {
  if (/^[^\s@:/]+@[^\s@]+$/.test(value)) return `mailto:${value}`;
  if (/^https:\/\/\S+$/.test(value) && URL.canParse(value)) return value;
  throw new Error('must be an e-mail address or an address that starts with https://');
}

/** An address without a path, or with one that ends without a slash. */
export function webAddress(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new Error('must be an address that starts with http:// or https://');
  }
  return value.replace(/\/+$/, '');
}

/** As browsers write it: in small letters, without the usual port. */
export function origin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error('must be addresses without a path, such as https://console.example.com');
  return url.origin;
}

export function addressWith(...schemes: string[]): Parse<string> {
  return (value) => {
    if (URL.canParse(value) && schemes.some((scheme) => new URL(value).protocol === `${scheme}:`)) return value;
    throw new Error(`must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
  };
}

/** A file of ours to read; `open` throws where it is not of the right kind. */
export function file(open: (file: string) => unknown): Parse<string> {
  return (value) => {
    const path = resolve(value);
    try {
      open(path);
    } catch (error) {
      throw new Error(`must be a file that can be read: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    return path;
  };
}

export function hostAndPort(value: string): { host: string; port: number } {
  const at = value.lastIndexOf(':');
  if (at < 1) throw new Error('must be host:port, for example 0.0.0.0:4080');
  return { host: value.slice(0, at).replace(/^\[|\]$/g, ''), port: port(value.slice(at + 1)) };
}

/** One address, one network such as 10.0.0.0/8, or one of the names that Fastify knows. */
export function network(value: string): string {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return value;
  const [address = '', bits] = value.split('/');
  const version = isIP(address);
  const fits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  if (version === 0 || !fits) throw new Error('must be addresses or networks such as 10.0.0.0/8, separated by commas');
  return value;
}

export function atLeast(length: number): Parse<string> {
  return (value) => {
    if (value.length < length) throw new Error(`must have at least ${length} characters`);
    return value;
  };
}

export interface Price {
  name: string;
  price: string;
  text: string;
}

/** Offers in the operator's own words: name, price and what is in it. Of the colons the first two count. */
export function prices(value: string): Price[] {
  const offers = value.split(';').map((offer) => {
    const [name = '', price = '', ...text] = offer.split(':');
    return { name: name.trim(), price: price.trim(), text: text.join(':').trim() };
  });
  const fits = (part: string, most: number) => part.length > 0 && part.length <= most;
  const isGood = ({ name, price, text }: Price) => fits(name, 40) && fits(price, 40) && fits(text, 200);
  const isTwice = new Set(offers.map(({ name }) => name)).size < offers.length;
  if (offers.length > 4 || isTwice || !offers.every(isGood)) {
    throw new Error(
      'must be up to four offers such as “Shop: 9 € a month: 100 codes, five people”, separated by semicolons',
    );
  }
  return offers;
}

/** Whether a host name or address can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
