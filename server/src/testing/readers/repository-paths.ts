import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverRoot } from '../../platform/db/server-root.js';

const made = new Set(['node_modules', 'dist']);

/** What is installed or built. */
export const isMade = (name: string) => made.has(name);

/** Every file and folder of the repository by its path; what is installed or built is not part of it. */
export function repositoryPaths(folder = ''): string[] {
  return readdirSync(join(dirname(serverRoot), folder), { withFileTypes: true })
    .filter(({ name }) => !isMade(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll('\\', '/');
      return entry.isDirectory() ? [path, ...repositoryPaths(path)] : [path];
    });
}
