import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The product's two type families, as the pages' style sheet names them. */
const files = {
  '/auth/fonts/inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '/auth/fonts/source-serif-4.woff2':
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
} as const;

export function fontRoutes(app: FastifyInstance): void {
  for (const [url, name] of Object.entries(files)) {
    const bytes = readFileSync(resolve(name));
    app.get(url, async (_request, reply) =>
      reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
        .send(bytes),
    );
  }
}
