import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../../settings/setting-values.js';

interface Request {
  socket: { remoteAddress?: string };
  headers: IncomingHttpHeaders;
}

/** What proxies and tunnels add to a request that they pass on. */
const PASSED_ON = /^(?:forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether a program on this machine asks for itself. A proxy or a tunnel on this machine calls for others, and says so; and a page from elsewhere that
 * gave its own name this machine's address (DNS rebinding) still sends that name as the host.
 */
export function isLocalCaller({ socket, headers }: Request): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  if (!isLoopback(address) || Object.keys(headers).some((name) => PASSED_ON.test(name))) return false;
  const host = `http://${headers.host ?? ''}`;
  if (!URL.canParse(host)) return false;
  const name = new URL(host).hostname.replace(/^\[|\]$/g, '');
  return isLoopback(name) || name.endsWith('.localhost');
}
