import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `edit-code` as a name in code. @param {string} name */
export const camel = (name) => name.replace(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());

/**
 * What `src/remote.gen.ts` of a remote says: its screens are the `*-screen.tsx` files below its `src`, each named after its file. A screen's chunk bears
 * its name: by it the budget of each screen is counted.
 * @param {string} dir the folder of the remote @param {string} command what writes the file
 */
export function screensFile(dir, command) {
  const paths = readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('-screen.tsx'))
    .sort();
  const rows = paths.map((path) => {
    const name = camel(basename(path, '-screen.tsx'));
    return `  ${name}: () => import(/* webpackChunkName: "${name}" */ './${path.replace('.tsx', '.js')}'),\n`;
  });
  return [
    `// Made from \`*-screen.tsx\` by \`${command}\`; a check compares the two.\n`,
    "import type { RemoteModule } from '@swapt/shared/remote';\n\n",
    "export const screens: RemoteModule['screens'] = {\n",
    ...rows,
    '};\n',
  ].join('');
}
