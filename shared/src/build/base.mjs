import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { CompressPlugin } from './compress-plugin.mjs';

const require = createRequire(import.meta.url);

/**
 * What every package's build has in common. `loaders` run after the compiler; with `stylesInScript` a sheet is a part of the script that imports it.
 * @param {{ name: string, dir: string, plugins: import('webpack').WebpackPluginInstance[], loaders?: string[], stylesInScript?: boolean }} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ name, dir, plugins, loaders = [], stylesInScript = false }) {
  const isProduction = process.argv.includes('production');
  const mode = isProduction ? 'production' : 'development';
  const assets = isProduction ? '[name].[contenthash:10]' : '[name]';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'source-map',
    output: {
      path: join(dir, 'dist'),
      filename: `${assets}.js`,
      chunkFilename: `${assets}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      alias: isProduction ? productionRouter() : {},
    },
    module: {
      rules: rules(
        isProduction,
        loaders,
        stylesInScript ? require.resolve('style-loader') : MiniCssExtractPlugin.loader,
      ),
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${assets}.css`, chunkFilename: `${assets}.css` }),
      ...plugins,
      ...(isProduction ? [new CompressPlugin()] : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // swc works on all cores itself; processes for it would cost more than they bring.
          parallel: false,
          extractComments: false,
          terserOptions: { format: { comments: false } },
        }),
        new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss, parallel: false }),
      ],
    },
    // The cache knows nothing of the mode.
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: join(dir, '.cache'),
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** The package.json of react-router names its development files under every condition. */
function productionRouter() {
  const { resolve } = createRequire(require.resolve('react-router-dom'));
  const production = join(dirname(resolve('react-router')), '../production');
  return {
    'react-router$': join(production, 'index.mjs'),
    'react-router/dom$': join(production, 'dom-export.mjs'),
  };
}

/** This package is compiled with whoever uses it, also where a package manager installed it. @param {string} file */
const isLibrary = (file) => /node_modules/.test(file) && !/[\\/]@swapt[\\/]shared[\\/]src[\\/]/.test(file);

/** @param {boolean} isProduction @param {string[]} loaders @param {string} styleLoader */
function rules(isProduction, loaders, styleLoader) {
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic', development: !isProduction } },
  };
  return [
    {
      test: /\.tsx?$/,
      exclude: isLibrary,
      use: [...loaders, { loader: require.resolve('swc-loader'), options: { jsc } }],
    },
    { test: /\.css$/, use: [styleLoader, require.resolve('css-loader')], sideEffects: true },
    { test: /\.(woff2?|png|jpe?g|svg)$/, type: 'asset/resource' },
  ];
}
