/**
 * `npm run console-screens`: writes the screens of each remote of the console from the files that are there. A screen is a `*-screen.tsx` of the
 * remote and named after it; its address, title and permission stand in the remote's `contribution.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { screensFile } from '../../shared/src/remote-tools/screens-file.mjs';
import { remotes, root } from './lib.mjs';

const screens = (remote) => screensFile(join(root, remote), 'npm run console-screens');

const made = remotes.filter((name) => name !== 'mf-public').map((name) => [name, `${name}/src/remote.gen.ts`]);

/** Refuses lists that are not what the files say. */
export async function checkConsoleScreens() {
  const stale = made.filter(([remote, file]) => readFileSync(join(root, file), 'utf8') !== screens(remote));
  if (stale.length > 0)
    throw new Error(
      `Not what the files say: ${stale.map(([, file]) => file).join(', ')}. Run \`npm run console-screens\`.`,
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [remote, file] of made) writeFileSync(join(root, file), screens(remote));
