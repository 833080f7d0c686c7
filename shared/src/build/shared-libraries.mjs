import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const source = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Libraries of which a page holds one copy, given by the console shell to every remote. */
const consoleLibraries = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'antd',
  '@ant-design/cssinjs',
  '@ant-design/pro-components',
  // antd's date pickers extend the prototype of this copy; dates of another one would lack those methods.
  'dayjs',
  'zustand',
];

/** What the light public shell gives to mf-public. */
const publicLibraries = ['react'];

/** Modules of this package that hold a React context, by file, so that relative imports find the one copy as well. */
const contexts = { sdk: join(source, 'sdk/index.tsx'), public: join(source, 'public/index.tsx') };

/** @param {string} file */
const versionIn = (file) => /** @type {{ version: string }} */ (JSON.parse(readFileSync(file, 'utf8'))).version;

/** The installed version; read from the folder, as many packages do not export their package.json. @param {string} name */
function installed(name) {
  const folder = require.resolve.paths(name)?.find((path) => {
    try {
      return versionIn(join(path, name, 'package.json'));
    } catch {
      return false;
    }
  });
  if (!folder) throw new Error(`${name} is not installed`);
  return versionIn(join(folder, name, 'package.json'));
}

/** @param {readonly string[]} names @param {'sdk' | 'public'} context */
function policy(names, context) {
  const own = versionIn(join(source, '../package.json'));
  return [
    ...names.map((name) => ({ key: name, shareKey: name, version: installed(name) })),
    { key: contexts[context], shareKey: `@swapt/shared/${context}`, version: own },
  ];
}

/** The host's side: every library is there before any remote asks. */
export function providedByConsole() {
  return Object.fromEntries(
    policy(consoleLibraries, 'sdk').map(({ key, shareKey, version }) => [
      key,
      { shareKey, version, singleton: true, eager: true, requiredVersion: version },
    ]),
  );
}

/** A remote's side: nothing of these is in its files, and another major version is refused with a reason. @param {'console' | 'public'} host */
export function takenFromHost(host) {
  const entries = host === 'console' ? policy(consoleLibraries, 'sdk') : policy(publicLibraries, 'public');
  return Object.fromEntries(
    entries.map(({ key, shareKey, version }) => [
      key,
      {
        shareKey,
        import: /** @type {const} */ (false),
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
      },
    ]),
  );
}

/** Versions that the public shell writes into its share scope. */
export const publicVersions = () =>
  Object.fromEntries(policy(publicLibraries, 'public').map(({ shareKey, version }) => [shareKey, version]));
