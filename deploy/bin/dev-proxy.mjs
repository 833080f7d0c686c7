/** Stands before the server while developing: waits out its restarts and tells open pages to reload. The server itself knows nothing of it. */
import { createServer, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const script = "new EventSource('/dev/reload').onmessage = () => location.reload();";

export function createReloadingProxy(target) {
  const pages = new Set();

  const server = createServer((request, response) => {
    if (request.url === '/dev/reload.js') return response.setHeader('content-type', 'text/javascript').end(script);
    if (request.url === '/dev/reload') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(':\n\n');
      pages.add(response);
      return response.on('close', () => pages.delete(response));
    }
    // Pages come as plain text, so that the script can be added.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forward = send({ port: target, method: request.method, path: request.url, headers }, (reply) => {
      if (!reply.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(reply.statusCode, reply.headers);
        return reply.pipe(response);
      }
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('end', () => {
        const html = Buffer.concat(chunks)
          .toString()
          .replace('</head>', '<script defer src="/dev/reload.js"></script></head>');
        const length = request.method === 'HEAD' ? {} : { 'content-length': Buffer.byteLength(html) };
        response.writeHead(reply.statusCode, { ...reply.headers, ...length });
        response.end(html);
      });
      return undefined;
    });
    forward.on('error', () => response.writeHead(503, { 'retry-after': '1' }).end('The server is restarting.'));
    return request.pipe(forward);
  });

  return {
    listen: (port, onListening) => server.listen(port, '127.0.0.1', onListening),
    reload: () => pages.forEach((page) => page.write('data: reload\n\n')),
    /** Resolves when the server answers; gives up after a minute. */
    async untilReady() {
      for (let tries = 0; tries < 600; tries += 1) {
        const answer = await fetch(`http://localhost:${target}/readyz`).catch(() => undefined);
        if (answer?.ok) return;
        await pause(100);
      }
      throw new Error('The server did not start.');
    },
  };
}
