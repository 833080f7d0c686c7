import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('antd/package.json'));
const index = readFileSync(join(folder, 'es/index.js'), 'utf8');

/** What antd exports, each with the module that holds it: `Button` is in `antd/es/button`. */
export const antdComponents = new Map(
  Array.from(index.matchAll(/export \{ default as (\w+) \} from '\.\/([\w-]+)'/g), ([, name, path]) => [
    name,
    `antd/es/${path}`,
  ]),
);
