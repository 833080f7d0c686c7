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

/** The installed version; read from the folder, as many packages do not export their package.json. @param {string} module */
function installed(module) {
  const name = module.split('/', module.startsWith('@') ? 2 : 1).join('/');
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
function policyOf(host) {
  const names = host === 'console' ? consoleLibraries : publicLibraries;
  const own = versionIn(join(source, '../package.json'));
  return [
    ...names.map((name) => ({ key: name, shareKey: name, version: installed(name) })),
    ...Object.entries(ownModules[host]).map(([name, file]) => ({
      key: join(source, file),
      shareKey: `@swapt/shared/${name}`,
      version: own,
    })),
  ];
}

/** A remote's side: nothing of these is in its files, and another major version is refused with a reason. @param {'console' | 'public'} host */
export function takenFromHost(host) {
  return Object.fromEntries(
    policyOf(host).map(({ key, shareKey, version }) => [
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

/** The host's side: the versions that it writes into its share scope. @param {'console' | 'public'} host */
export const sharedVersions = (host) =>
  Object.fromEntries(policyOf(host).map(({ shareKey, version }) => [shareKey, version]));
