import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { LRUCache } from 'lru-cache';
import type { PublicScreenData, HydrationData, Shop } from '@swapt/shared/public';
import { assetUrl, liveReleases, type LiveRow } from './live.js';
import { fitsContract } from './releases/contract-range.js';
import { integrityOf } from './releases/release.js';
import { releaseKey } from './releases/release-folder.js';
import type { Services } from '../../platform/services.js';
import type { Storage } from '../../platform/storage/storage.js';

/** The file of one release of mf-public, ready to make pages with. */
export interface PublicRenderer {
  /** What a screen can say in a language; nothing in a release that speaks English alone. */
  words: (screen: PublicScreenData['screen'], language: string) => unknown;
  render: (data: PublicScreenData, words: unknown, shop?: Shop) => string;
  /** Colours and styles of a screen, complete. */
  css: (screen: PublicScreenData['screen']) => string;
  /** The addresses of the fonts in the styles of every page. */
  fonts: readonly string[];
  remote: HydrationData['remote'];
  /** The scripts of a screen, to be fetched before its entry asks for them. */
  scripts: (screen: PublicScreenData['screen']) => { url: string; integrity: string }[];
}

const name = 'mf-public';
/** The live release, a canary, and those before them for a moment; of each storage, as tests have several. */
const loaded = new WeakMap<Storage, LRUCache<string, Promise<PublicRenderer>>>();

/**
 * The renderer of the release that an organization gets, so that markup and browser code come from one version. It is code of that release
 * and runs in this process: a deploy token of mf-public is trusted as much as the server. Undefined while there is none, while the remote
 * is switched off, and where it was made for another contract: pages are plain then.
 */
export async function publicRenderer(services: Services, orgId?: string): Promise<PublicRenderer | undefined> {
  const live = await liveReleases(services, orgId);
  const row = live.rows.find((candidate) => candidate.name === name);
  const registered = live.registry.remotes.find((candidate) => candidate.name === name);
  if (!row || !registered || registered.isDisabled) return undefined;
  if (!fitsContract(row.manifest.contribution.contract)) return undefined;
  const { storage } = services;
  const known = loaded.get(storage) ?? new LRUCache({ max: 4 });
  loaded.set(storage, known);
  const found = known.get(row.version);
  if (found) return found;
  const withUrls = (css: string) =>
    css.replaceAll(/url\("?\.\.\/([^")]+)"?\)/g, (_, path: string) => `url(${assetUrl(name, row.version, path)})`);
  const loading = load(storage, row).then(({ render, words, css, screenCss }) => ({
    render,
    words: (screen: PublicScreenData['screen'], language: string) => words?.(screen, language),
    css: (screen: PublicScreenData['screen']) => withUrls(css + (screenCss.get(screen) ?? '')),
    fonts: [...withUrls(css).matchAll(/url\(([^)]+\.woff2)\)/g)].flatMap(([, url]) => url ?? []),
    remote: { name, version: row.version, entry: registered.entry, integrity: registered.integrity },
    scripts: (screen: PublicScreenData['screen']) =>
      (row.manifest.screens[screen] ?? []).map((path) => ({
        url: assetUrl(name, row.version, path),
        integrity: row.integrity[path] ?? '',
      })),
  }));
  known.set(row.version, loading);
  loading.catch(() => known.delete(row.version));
  return loading;
}

interface Rendering {
  words?: PublicRenderer['words'];
  render: PublicRenderer['render'];
  tokens: string;
}

/** What the build of the remote leaves out are modules of Node, and parts that no page on the server draws. */
const require = createRequire(import.meta.url);

async function load(storage: Storage, { version, integrity }: LiveRow) {
  const folder = `${releaseKey(name, version)}/server`;
  // What was changed since it was released is not run.
  const read = async (file: string): Promise<string> => {
    const content = await storage.get(`${folder}/${file}`);
    if (!content) throw new Error(`${folder}/${file} is missing`);
    if (integrityOf(content) !== integrity[`server/${file}`])
      throw new Error(`${folder}/${file} is not what was released`);
    return content.toString();
  };
  const { render, words, tokens } = run(await read('render.cjs'), `${folder}/render.cjs`);
  const screenCss = new Map<string, string>();
  for await (const { key } of storage.list(folder)) {
    const file = key.slice(folder.length + 1);
    if (file.endsWith(screenSheet)) screenCss.set(screenOf(file), await read(file));
  }
  return { render, words, css: tokens + (await read('page.css')), screenCss };
}

/** Runs a CommonJS module that lies in no folder of this machine. */
function run(code: string, filename: string): Rendering {
  const module = { exports: {} };
  const body = compileFunction(code, ['module', 'exports', 'require'], { filename }) as (...given: unknown[]) => void;
  body(module, module.exports, require);
  // The parse edge: mf-public exports it.
  return module.exports as Rendering;
}

/** Styles of one screen alone stand in a file that is named after it. */
const screenSheet = '.screen.css';
const screenOf = (file: string) =>
  file.slice(0, -screenSheet.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
