import { BlockList, isIP } from 'node:net';

/** Addresses that only mean something inside a network (IANA special-purpose registries), and those that hide an IPv4 address in an IPv6 one. */
const networks: [string, number][] = [
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
];

const blocked = new BlockList();
for (const [network, bits] of networks) blocked.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');

const privateSuffixes = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'home.arpa'];

/** Whether a host, as the URL parser writes it, can only be reached from inside a private network. IPv4 mapped into IPv6 counts as IPv4. */
export function isPrivateHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(name);
  if (family !== 0) return blocked.check(name, family === 6 ? 'ipv6' : 'ipv4');
  // A name without a dot is one of the local network.
  return !name.includes('.') || privateSuffixes.some((suffix) => name.endsWith(`.${suffix}`));
}
