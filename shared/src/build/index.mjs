import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { baseConfig } from './base.mjs';
import { EntryListPlugin } from './entry-list-plugin.mjs';
import { OneRequestPlugin } from './one-request-plugin.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { sharedVersions, takenFromHost } from './shared-libraries.mjs';

/**
 * The console's half of the shell. It names no remote: the loader hands them to the federation runtime at run time, together with the
 * libraries that remotes share (`src/console/loader/libraries.ts`).
 * @param {{ dir: string }} options
 */
export function consoleShellConfig({ dir }) {
  const config = baseConfig({
    name: 'console',
    dir,
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions('console')),
        // Parts of the federation runtime that are not used: entries are remoteEntry.js files, never manifests.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      }),
      // The page names the first files with their hashes; they carry those of what is fetched later.
      new SubresourceIntegrityPlugin(),
      new EntryListPlugin('console'),
    ],
  });
  return {
    ...shell(config, 'console'),
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: {
          antd: {
            test: /[\\/](antd|@ant-design|rc-[^\\/]+|@rc-component)[\\/]/,
            name: 'antd',
            chunks: 'initial',
            priority: 2,
          },
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', priority: 1 },
        },
      },
    },
  };
}

/** The shoppers' half of the shell: no federation runtime, a container client of its own. @param {{ dir: string }} options */
export function publicShellConfig({ dir }) {
  const config = baseConfig({
    name: 'public',
    dir,
    plugins: [
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions('public')) }),
      new EntryListPlugin('public'),
    ],
  });
  return { ...shell(config, 'public'), optimization: { ...config.optimization, splitChunks: false } };
}

/** A remote of the console: exposes `src/remote.gen.ts`, made from its screens, and describes itself in `src/contribution.ts`. @param {{ name: string, dir: string }} options */
export const remoteConfig = (options) => remote({ ...options, host: 'console' });

/** The remote of the public shell: its `src/remote.gen.ts` is made from its screens, and it is also rendered on the server, by `src/server.tsx`. @param {{ name: string, dir: string }} options */
export const publicRemoteConfig = (options) => remote({ ...options, host: 'public' });

/** @param {{ name: string, dir: string, host: 'console' | 'public' }} options */
function remote({ name, dir, host }) {
  const exposed = 'remote';
  const config = baseConfig({
    name,
    dir,
    // The entry carries the hashes of scripts alone: as a part of one, a sheet is checked as well, and costs no request of its own.
    stylesInScript: true,
    loaders: host === 'console' ? [fileURLToPath(new URL('remote-imports-loader.mjs', import.meta.url))] : [],
    plugins: [
      // One kind of container for both hosts: webpack's own is 2 KB, as it carries no runtime, and the federation runtime loads it as well.
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'window', name },
        exposes: {
          './remote': { import: './src/remote.gen.ts', name: exposed },
        },
        shared: takenFromHost(host),
      }),
      new OneRequestPlugin(name, exposed),
      // The entry carries the hashes of its chunks; the registry carries the hash of the entry.
      new SubresourceIntegrityPlugin(),
      new ReleasePlugin({ dir, server: host === 'public' }),
    ],
  });
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    optimization: {
      ...config.optimization,
      // Shoppers see one or two screens: each is one file. A reference to a shared library is too small for one: it would have no hash.
      splitChunks: host === 'public' ? false : { defaultSizeTypes: ['...', 'consume-shared'] },
    },
  };
}

/**
 * Both halves write to dist/<entry>/ and are served from /assets/<entry>/.
 * @param {ReturnType<typeof baseConfig>} config @param {'console' | 'public'} entry
 */
function shell(config, entry) {
  const dir = config.context ?? '.';
  return {
    ...config,
    entry: { [entry]: `./src/${entry}/index.${entry === 'console' ? 'ts' : 'tsx'}` },
    output: { ...config.output, path: join(dir, 'dist', entry), publicPath: `/assets/${entry}/` },
  };
}
