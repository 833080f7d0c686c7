import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageData, PageSeed } from '@swapt/shared/public';
import { assetUrl, liveReleases } from '../registry/live.js';
import { releaseFolder } from '../registry/release-folder.js';
import type { Services } from '../services.js';

/** The file of one release of mf-public, ready to make pages with. */
export interface PublicRenderer {
  render: (data: PageData) => string;
  /** Colours and styles, complete. */
  css: string;
  remote: PageSeed['remote'];
  /** The scripts of a screen, to be fetched before its entry asks for them. */
  scripts: (screen: PageData['screen']) => { url: string; integrity: string }[];
}

const name = 'mf-public';
const require = createRequire(join(process.cwd(), 'server.cjs'));
const loaded = new Map<string, Promise<PublicRenderer>>();

/**
 * The renderer of the live release, so that markup and browser code come from one version. It is code of that release and runs in this
 * process: a deploy token of mf-public is trusted as much as the server. Undefined while no release is live.
 */
export async function publicRenderer(services: Services): Promise<PublicRenderer | undefined> {
  const live = await liveReleases(services);
  const row = live.rows.find((candidate) => candidate.name === name);
  const registered = live.registry.remotes.find((candidate) => candidate.name === name);
  if (!row || !registered) return undefined;
  const folder = join(releaseFolder(services.config, name, row.version), 'server');
  const found = loaded.get(folder);
  if (found) return found;
  const loading = load(folder).then(({ render, css }) => ({
    render,
    css: css.replaceAll(/url\("?\.\.\/([^")]+)"?\)/g, (_, path: string) => `url(${assetUrl(name, row.version, path)})`),
    remote: { name, version: row.version, entry: registered.entry, integrity: registered.integrity },
    scripts: (screen: PageData['screen']) =>
      (row.manifest.screens[screen] ?? []).map((path) => ({
        url: assetUrl(name, row.version, path),
        integrity: row.integrity[path] ?? '',
      })),
  }));
  // One renderer is enough: the next release replaces it.
  loaded.clear();
  loaded.set(folder, loading);
  loading.catch(() => loaded.delete(folder));
  return loading;
}

interface Rendering {
  render: (data: PageData) => string;
  tokens: string;
}

async function load(folder: string): Promise<{ render: Rendering['render']; css: string }> {
  const { render, tokens } = require(join(folder, 'render.cjs')) as Rendering;
  return { render, css: tokens + (await readFile(join(folder, 'page.css'), 'utf8')) };
}
