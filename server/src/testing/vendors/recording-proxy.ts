import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Exchange } from './stripe-description.js';

const passed = ['authorization', 'stripe-account', 'idempotency-key', 'content-type'];

/** Stands before another server and writes down what goes through it. */
export async function recordingProxy(target: () => Promise<URL>) {
  const exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = (await buffer(request)).toString('utf8');
      const { method = 'GET', url: path = '/', headers: all } = request;
      const headers = passed.flatMap((name) =>
        typeof all[name] === 'string' ? [[name, all[name]] as [string, string]] : [],
      );
      const answer = await fetch(new URL(path, await target()), { method, headers, ...(body && { body }) });
      const text = await answer.text();
      exchanges.push({ method, path, body, status: answer.status, reply: JSON.parse(text) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { exchanges, address: async () => new URL(`http://127.0.0.1:${port}`), close };
}
