/** Addresses that only mean something inside a network (IANA special-purpose registries), and those that hide an IPv4 address in an IPv6 one. */
const networks = (
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
    ['::', 96],
    ['::ffff:0:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 9],
    ['ff00::', 8],
  ] as const
).map(([network, length]) => (bitsOf(network) ?? '').slice(0, 1 + length));

const privateSuffixes = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'home.arpa'];

/** Whether a host, as the URL parser writes it, can only be reached from inside a private network. IPv4 mapped into IPv6 counts as IPv4. */
export function isPrivateHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const bits = bitsOf(name);
  if (bits !== undefined) return networks.some((network) => bits.startsWith(network));
  // A name without a dot is one of the local network.
  return !name.includes('.') || privateSuffixes.some((suffix) => name.endsWith(`.${suffix}`));
}

/**
 * An address as the number of its family and its bits, or nothing for a name. In a browser nobody else knows them, and the URL parser has written each
 * address in the one way there is.
 */
function bitsOf(address: string): string | undefined {
  if (/^[0-9]+(\.[0-9]+){3}$/.test(address)) return `4${toBits(address.split('.').map(Number), 8)}`;
  if (!address.includes(':')) return undefined;
  const [head = [], tail = []] = address.split('::').map((side) => (side === '' ? [] : side.split(':')));
  const zeros: string[] = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? `4${toBits(groups.slice(6), 16)}` : `6${toBits(groups, 16)}`;
}

function toBits(numbers: readonly number[], width: number): string {
  return numbers.map((number) => number.toString(2).padStart(width, '0')).join('');
}
