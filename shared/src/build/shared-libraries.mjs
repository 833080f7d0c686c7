import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { antdComponents } from './antd-components.mjs';

const require = createRequire(import.meta.url);
const source = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Libraries of which a page holds one copy, given by the console shell to every remote. */
const consoleLibraries = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  ...antdComponents.values(),
  '@ant-design/cssinjs',
  '@ant-design/pro-components',
  // antd's date pickers extend the prototype of this copy; dates of another one would lack those methods.
  'dayjs',
  'zustand',
];

/** What the light public shell gives to mf-public. */
const publicLibraries = ['react'];

/** Modules of this package of which there is one copy, by file, so that relative imports find it as well. */
const ownModules = {
  console: { sdk: 'sdk/index.tsx', router: 'router/index.ts', text: 'text/index.ts' },
  public: { public: 'public/index.tsx' },
};

/** @param {string} file */
const versionIn = (file) => /** @type {{ version: string }} */ (JSON.parse(readFileSync(file, 'utf8'))).version;

/** The package's name. @param {string} module */
const packageOf = (module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

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

/** @param {'console' | 'public'} host */
function sharedBy(host) {
  const names = host === 'console' ? consoleLibraries : publicLibraries;
  const own = Object.entries(ownModules[host]);
  return [
    ...names.map((name) => ({ key: name, shareKey: name })),
    ...own.map(([name, file]) => ({ key: join(source, file), shareKey: `@swapt/shared/${name}` })),
  ];
}

/**
 * A remote's side: nothing of these is in its files, and it asks for no version of them. Whether a release fits a shell is decided by the contract
 * alone, before any of it is loaded.
 * @param {'console' | 'public'} host
 */
export function takenFromHost(host) {
  return Object.fromEntries(
    sharedBy(host).map(({ key, shareKey }) => [
      key,
      {
        shareKey,
        import: /** @type {const} */ (false),
        singleton: true,
        requiredVersion: /** @type {const} */ (false),
      },
    ]),
  );
}

/** The host's side: what it writes into its share scope, with the version of the contract. @param {'console' | 'public'} host */
export function sharedVersions(host) {
  const contract = versionIn(join(source, '../package.json'));
  return Object.fromEntries(sharedBy(host).map(({ shareKey }) => [shareKey, contract]));
}

/** The packages that a remote finds in every shell of this contract, with their major versions, which are a part of it. */
export const contractLibraries = () =>
  [...new Set(consoleLibraries.map(packageOf))].map((name) => `${name}: ${installed(name).split('.')[0]}`);
