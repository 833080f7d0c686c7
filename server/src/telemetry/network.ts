import { isIPv6 } from 'node:net';

/** The part of an address that one household, shop or phone shares: of IPv4 the first 24 bits, of IPv6 the first 64. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (!isIPv6(mapped)) return mapped.replace(/\.\d+$/, '');
  // The parser of addresses writes every IPv6 address one way; a zone such as %eth0 is no part of the network.
  const [start = '', end = ''] = new URL(`http://[${mapped.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  const first = start.split(':').filter((group) => group !== '');
  const last = end.split(':').filter((group) => group !== '');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
