import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** The server's own packages stay outside of the bundle; the shared sources, and what they alone use, go in. */
export const external = Object.keys(dependencies)
  .filter((name) => !name.startsWith('@swapt/'))
  .flatMap((name) => [name, `${name}/*`]);

/** The files of threads, which a bundled server starts from beside itself. */
export const threads = {
  'db-worker': 'src/platform/db/pglite/db-worker.ts',
  'score-worker': 'src/modules/code-styles/score/score-worker.ts',
};
