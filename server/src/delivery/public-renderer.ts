import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PageData, PageSeed } from '@swapt/shared/public';
import { assetUrl, liveReleases } from '../registry/live.js';
import { releaseFolder } from '../registry/release-folder.js';
import type { Services } from '../services.js';

/** The file of one release of mf-public, ready to make pages with. */
export interface PublicRenderer {
  render: (data: PageData) => string;
  /** Colours and styles of a screen, complete. */
  css: (screen: PageData['screen']) => string;
  remote: PageSeed['remote'];
  /** The scripts of a screen, to be fetched before its entry asks for them. */
  scripts: (screen: PageData['screen']) => { url: string; integrity: string }[];
}

const name = 'mf-public';
/** The live release, a canary, and those before them for a moment. What is dropped here is dropped by Node as well. */
const loaded = new LRUCache<string, Promise<PublicRenderer>>({
  max: 4,
  dispose: (_, folder) => delete requireFrom(folder).cache[renderFile(folder)],
});

/**
 * The renderer of the release that an organization gets, so that markup and browser code come from one version. It is code of that release
 * and runs in this process: a deploy token of mf-public is trusted as much as the server. Undefined while there is none, or while the remote
 * is switched off.
 */
export async function publicRenderer(services: Services, orgId?: string): Promise<PublicRenderer | undefined> {
  const live = await liveReleases(services, orgId);
  const row = live.rows.find((candidate) => candidate.name === name);
  const registered = live.registry.remotes.find((candidate) => candidate.name === name);
  if (!row || !registered || registered.isDisabled) return undefined;
  const folder = join(releaseFolder(services.config, name, row.version), 'server');
  const found = loaded.get(folder);
  if (found) return found;
  const withUrls = (css: string) =>
    css.replaceAll(/url\("?\.\.\/([^")]+)"?\)/g, (_, path: string) => `url(${assetUrl(name, row.version, path)})`);
  const loading = load(folder).then(({ render, css, screenCss }) => ({
    render,
    css: (screen: PageData['screen']) => withUrls(css + (screenCss.get(screen) ?? '')),
    remote: { name, version: row.version, entry: registered.entry, integrity: registered.integrity },
    scripts: (screen: PageData['screen']) =>
      (row.manifest.screens[screen] ?? []).map((path) => ({
        url: assetUrl(name, row.version, path),
        integrity: row.integrity[path] ?? '',
      })),
  }));
  loaded.set(folder, loading);
  loading.catch(() => loaded.delete(folder));
  return loading;
}

interface Rendering {
  render: (data: PageData) => string;
  tokens: string;
}

const renderFile = (folder: string) => join(folder, 'render.cjs');
/** One for each folder: it would hold on to all that was ever loaded through it. */
const requireFrom = (folder: string) => createRequire(renderFile(folder));

async function load(folder: string) {
  const { render, tokens } = requireFrom(folder)(renderFile(folder)) as Rendering;
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const sheets = (await readdir(folder)).filter((file) => file.endsWith(screenSheet));
  const screenCss = await Promise.all(
    sheets.map(async (file) => [file.slice(0, -screenSheet.length), await read(file)] as const),
  );
  return { render, css: tokens + (await read('page.css')), screenCss: new Map<string, string>(screenCss) };
}

/** Styles of one screen alone stand in a file that is named after it. */
const screenSheet = '.screen.css';
