import { BlockList, isIP } from 'node:net';
import { isLoopback } from '../settings/setting-values.js';

/** Addresses that only this machine or its own network reaches. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 32],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Names of the own network, and those that are reserved for examples and tests (RFC 2606, RFC 6762, RFC 8375). */
const ownNames =
  /(?:^|\.)(?:localhost|local|localdomain|lan|home|internal|home\.arpa|test|invalid|example|example\.(?:com|net|org))$/i;

/** Whether a host name or address belongs to the internet. One without a dot does not. */
function isPublicHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  const version = isIP(name);
  if (version !== 0) return !inside.check(name, version === 4 ? 'ipv4' : 'ipv6');
  return name.includes('.') && !ownNames.test(name);
}

interface Exposure {
  host: string;
  publicUrl: string;
  publicListen: { host: string } | undefined;
}

const choose = 'set SWAPT_MODE=production to run it for other people, or SWAPT_MODE=development to only try it out';

/**
 * What would show the development mode to others although nobody chose it: the setting and why the start is refused. Phones in the own network stay
 * possible, by SWAPT_PUBLIC_LISTEN, which serves public pages alone.
 */
export function unchosenExposure({ host, publicUrl, publicListen }: Exposure): [name: string, reason: string][] {
  const found: [string, string][] = [];
  if (!isLoopback(host)) found.push(['HOST', `opens the console to other machines: ${choose}`]);
  if (isPublicHost(new URL(publicUrl).hostname)) {
    found.push(['SWAPT_PUBLIC_URL', `is an address of the internet: ${choose}`]);
  }
  if (publicListen && isPublicHost(publicListen.host)) {
    found.push(['SWAPT_PUBLIC_LISTEN', `is an address of the internet: ${choose}`]);
  }
  return found;
}
