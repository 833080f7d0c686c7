import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Completes a remote's dist folder to a release: `contribution.json`, compiled from `src/contribution.ts`; with `server`, the bundle that
 * renders the same screens on the server; and `release.json`, which names every file with its hash, so that nothing can be swapped later.
 */
export class ReleasePlugin {
  /** @param {{ dir: string, server: boolean }} options */
  constructor({ dir, server }) {
    this.dir = dir;
    this.server = server;
    /** @type {Set<string>} */
    this.sources = new Set();
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      const dist = compiler.outputPath;
      const contribution = await this.contribution();
      await writeFile(join(dist, 'contribution.json'), JSON.stringify(contribution));
      if (this.server) await this.serverBundle(dist, compiler.options.mode === 'production');
      const files = await hashes(dist);
      const release = {
        contribution,
        version: await this.version(files),
        entry: 'remoteEntry.js',
        screens: screenFiles(compilation),
        files,
      };
      await writeFile(join(dist, 'release.json'), JSON.stringify(release));
      // A build that watches starts again when one of these changes, too.
      compilation.fileDependencies.addAll(this.sources);
    });
  }

  /** Bundles with esbuild and remembers what went in. @param {import('esbuild').BuildOptions} options */
  async bundle(options) {
    const { metafile } = await build({
      ...options,
      bundle: true,
      metafile: true,
      logLevel: 'silent',
      absWorkingDir: this.dir,
    });
    for (const path of Object.keys(metafile?.inputs ?? {})) this.sources.add(join(this.dir, path));
  }

  /** The package's version and a hash of the files: one version can only ever mean one content. @param {Record<string, string>} files */
  async version(files) {
    const { version } = JSON.parse(await readFile(join(this.dir, 'package.json'), 'utf8'));
    return `${version}-${createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10)}`;
  }

  async contribution() {
    const out = join(this.dir, '.cache/contribution.mjs');
    await this.bundle({ entryPoints: ['src/contribution.ts'], outfile: out, format: 'esm', platform: 'node' });
    const { contribution } = await import(`${pathToFileURL(out).href}?${Date.now()}`);
    if (!contribution) throw new Error('src/contribution.ts has to export `contribution`');
    return contribution;
  }

  /**
   * What the server makes pages from: the renderer, the styles that go into every page, and those of one screen,
   * `<screen>.screen.css` in the folder of its feature.
   * Fonts land among the release's files; the sheets name them relative to their folder.
   * @param {string} dist @param {boolean} minify
   */
  async serverBundle(dist, minify) {
    await this.bundle({
      minify,
      entryPoints: ['src/server.tsx'],
      outfile: join(dist, 'server/render.cjs'),
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      // Drawn in browsers alone, when somebody asks for it.
      external: ['maplibre-gl'],
      define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
    });
    const sheets = (await readdir(join(this.dir, 'src'), { recursive: true })).filter((path) =>
      path.endsWith('.screen.css'),
    );
    await this.bundle({
      minify,
      entryPoints: [
        { in: 'src/page.css', out: 'page' },
        ...sheets.map((path) => ({ in: `src/${path}`, out: basename(path, '.css') })),
      ],
      outdir: join(dist, 'server'),
      loader: { '.woff2': 'file' },
      assetNames: '../[name]-[hash]',
    });
  }
}

/** The script and style files of each screen: its chunk is named as the screen is. @param {import('webpack').Compilation} compilation */
function screenFiles(compilation) {
  /** @type {Record<string, string[]>} */
  const screens = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const files = group.getFiles().filter((file) => /\.(js|css)$/.test(file) && file !== 'remoteEntry.js');
    if (files.length) screens[name] = files;
  }
  return screens;
}

/** sha384 of every file, as integrity attributes write it. @param {string} dist */
async function hashes(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'release.json')
    .map((entry) => join(entry.parentPath, entry.name));
  const rows = paths.map(async (path) => {
    const hash = createHash('sha384')
      .update(await readFile(path))
      .digest('base64');
    return [path.slice(dist.length + 1).replaceAll('\\', '/'), `sha384-${hash}`];
  });
  return Object.fromEntries((await Promise.all(rows)).sort());
}
