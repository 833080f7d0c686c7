import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serverRoot } from '../platform/db/server-root.js';
import { contentPolicy } from '../platform/http/security-headers.js';

/** The script by which desks are opened without the network. It is asked for again at every visit, and talks to this server alone. */
export async function registerDeskWorker(app: FastifyInstance): Promise<void> {
  const body = await readFile(join(serverRoot, 'assets', 'desk-worker.js'));
  const policy = contentPolicy({ 'connect-src': ["'self'"] });
  app.get('/desk-worker.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(body),
  );
}
