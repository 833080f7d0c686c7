import Fastify, { type FastifyInstance } from 'fastify';
import { registerRedirect } from '../redirect/redirect.js';
import type { TestServices } from './harness.js';

/** The redirect by itself; pages of codes are their kind alone. */
export async function redirectApp(services: TestServices): Promise<FastifyInstance> {
  const app = Fastify();
  const status: Record<string, number> = { oneTime: 200, paused: 200, deleted: 410, unknown: 404 };
  await registerRedirect(app, services, async (_, reply, { kind }) => reply.code(status[kind] ?? 500).send(kind));
  app.setNotFoundHandler((_, reply) => reply.code(404).send('a page'));
  return app;
}
