import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import { builtFiles } from './shell-assets.js';

/** What the build packed (`deploy/sdk`): the package that remotes are made with, and the program that makes an empty one. */
const packed = ['swapt-shared.tgz', 'create-remote.tgz'];

/** Gives teams elsewhere what fits this installation, at addresses that package managers install from. */
export function registerSdk(app: FastifyInstance, root: string): void {
  const read = builtFiles(join(root, 'shared', 'dist', 'sdk'));
  app.get<{ Params: { file: string } }>('/sdk/:file', async ({ params: { file } }, reply) => {
    const content = packed.includes(file) ? await read(file) : undefined;
    if (!content) throw new AppError('request.not_found');
    return reply.type('application/gzip').header('cache-control', 'no-cache').send(content);
  });
}
