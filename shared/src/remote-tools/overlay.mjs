/** Serves the build of one remote from this computer to the console of one origin, and tells its pages of every rebuild. */
import { createServer } from 'node:http';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** No dot files, no way out of the folder. */
const isPlain = (path) => /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/.test(path);

export function createOverlay(folder, shellOrigin) {
  const pages = new Set();

  async function answer(request, response) {
    const path = new URL(request.url, 'http://localhost').pathname.slice(1);
    response.setHeader('access-control-allow-origin', shellOrigin);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    if (path === 'events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      pages.add(response);
      return response.on('close', () => pages.delete(response));
    }
    const type = types[extname(path)];
    const file = isPlain(path) && type ? await stat(join(folder, path)).catch(() => undefined) : undefined;
    if (!file?.isFile()) return response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
    response.writeHead(200, { 'content-type': type, 'content-length': file.size });
    return createReadStream(join(folder, path))
      .on('error', () => response.destroy())
      .pipe(response);
  }

  const server = createServer((request, response) => void answer(request, response));
  return {
    /** Resolves when it listens on this computer alone; rejects when the port is taken. */
    listen: (port) => new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve)),
    /** Open pages get the event `message` with the data `reload`. */
    reload: () => pages.forEach((page) => page.write('data: reload\n\n')),
  };
}
