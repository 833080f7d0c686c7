/** Builds the shell and its remotes as one bundle for each half: the same sources, with static imports in place of the loader. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { consoleShellConfig, publicShellConfig } from '@swapt/shared/build';

const root = join(import.meta.dirname, '../..');
const dir = join(root, 'shell');
const requireFromShell = createRequire(join(dir, 'package.json'));
const webpack = requireFromShell('webpack');
/** What one bundle does not need. */
const left = ['ModuleFederationPlugin', 'SubresourceIntegrityPlugin'];

const remotes = ['mf-codes', 'mf-stores', 'mf-campaigns', 'mf-integrations'];
const sourceOf = (name) => JSON.stringify(join(root, name, 'src/remote.gen.ts'));

/** What stands in place of modules of the shell, by the end of their path. */
const consoleModules = {
  'console/loader/federation.ts': `export const startFederation = () => undefined; export const refetch = async () => undefined;`,
  'console/loader/load-screen.ts': `
    ${remotes.map((name, index) => `import { screens as remote${index} } from ${sourceOf(name)};`).join('\n')}
    const screens = { ${remotes.map((name, index) => `'${name}': remote${index}`).join(', ')} };
    export const isRunning = () => false;
    export const wasTried = () => true;
    export const loadScreen = async (remote, screen) => ({ ...(await screens[remote.name][screen]()), release: remote });`,
};
const publicModules = {
  'shell/src/chunk-guard.ts': `export const refuseUnhashedScripts = () => undefined;`,
  'shell/src/public/container.ts': `
    import { screens } from ${sourceOf('mf-public')};
    export const loadRemote = async () => ({ screens });`,
};

/**
 * Gives a folder that looks like the workspace to the server, and the files that each of the named modules needs beyond the first ones.
 * @param {Record<string, string>} screens
 */
export async function buildInOne(screens) {
  process.argv.push('production');
  const folder = join(dir, '.cache', 'in-one');
  rmSync(folder, { recursive: true, force: true });
  for (const name of [...remotes, 'mf-public'])
    cpSync(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
  const one = {
    console: { ...consoleShellConfig({ dir }), modules: consoleModules },
    public: { ...publicShellConfig({ dir }), modules: publicModules },
  };
  const files = {};
  for (const [half, { modules, ...config }] of Object.entries(one)) {
    const compilation = await compile(join(folder, 'shell/dist', half), {
      ...config,
      plugins: [
        ...config.plugins.filter((plugin) => !left.includes(plugin.constructor.name)),
        ...replacements(join(folder, 'modules'), modules),
      ],
      optimization: { ...config.optimization, splitChunks: half === 'console' ? { chunks: 'all' } : false },
      cache: { ...config.cache, name: `${half}-in-one` },
    });
    for (const [path, file] of Object.entries(screens)) {
      const found = filesOf(compilation, file);
      if (found) files[path] = found.map((name) => `/assets/${half}/${name}`);
    }
  }
  return { folder, files };
}

function replacements(folder, modules) {
  mkdirSync(folder, { recursive: true });
  return Object.entries(modules).map(([path, text]) => {
    const file = join(folder, path.replaceAll('/', '-'));
    writeFileSync(file, text);
    return new webpack.NormalModuleReplacementPlugin(new RegExp(`${path.replaceAll('.', '\\.')}$`), file);
  });
}

function compile(path, config) {
  return new Promise((resolve, reject) =>
    webpack({ ...config, output: { ...config.output, path } }, (error, stats) =>
      error || stats.hasErrors()
        ? reject(error ?? new Error(stats.toString('errors-only')))
        : resolve(stats.compilation),
    ),
  );
}

/** The scripts that come with a module which is loaded on demand. */
function filesOf({ modules, chunkGraph, entrypoints }, file) {
  const first = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
  for (const module of modules) {
    if (!module.nameForCondition()?.endsWith(file)) continue;
    const groups = [...chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.groupsIterable]);
    const all = groups.flatMap((group) => group.getFiles());
    return [...new Set(all)].filter((name) => name.endsWith('.js') && !first.has(name));
  }
  return undefined;
}
