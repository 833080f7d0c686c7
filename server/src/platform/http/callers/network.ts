import { isIPv6 } from 'node:net';

/**
 * Who is behind an address, as far as an address tells. All that is limited by address is limited by one of these two: an IPv6 line is given 48 to 64
 * bits and has 2^64 addresses and more, so its first 48 bits are one caller.
 *
 * One line: an IPv4 address, or 48 bits of an IPv6 one.
 */
export function addressOf(ip: string): string {
  const groups = groupsOf(ip);
  return typeof groups === 'string' ? groups : groups.slice(0, 3).join(':');
}

/** One provider's neighbourhood: 24 bits of an IPv4 address, 48 of an IPv6 one. Several of these are more than one household, shop or rented server. */
export const networkOf = (ip: string): string => addressOf(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');

/** An IPv4 address as it is, also when it is written as an IPv6 one; the eight groups of any other. */
function groupsOf(ip: string): string | string[] {
  const plain = ip.replace(/%.*/, '');
  if (!isIPv6(plain)) return plain;
  // The parser of addresses writes every IPv6 address one way.
  const [start = '', end = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const first = start.split(':').filter((group) => group !== '');
  const last = end.split(':').filter((group) => group !== '');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const groups = [...first, ...zeros, ...last];
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? fourBytes(groups.slice(6)) : groups;
}

const fourBytes = (groups: readonly string[]) =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
