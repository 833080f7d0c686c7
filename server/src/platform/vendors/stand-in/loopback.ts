import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const MOST_BYTES = 1024 * 1024;

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** A server of this machine alone, which begins to listen with the first who asks where it is. */
export function onLoopback(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  let started: Promise<{ server: Server; url: URL }> | undefined;
  const start = () => (started ??= listen(handle));
  return {
    address: async () => (await start()).url,
    async close() {
      const running = await started;
      running?.server.closeAllConnections();
      await new Promise<void>((resolve) => (running ? running.server.close(() => resolve()) : resolve()));
      started = undefined;
    },
  };
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  // A process that ends does not wait for it.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { server, url: new URL(`http://127.0.0.1:${port}`) };
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
