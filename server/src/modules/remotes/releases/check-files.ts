import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isPlainPath } from '../../../platform/http/static-files.js';
import { integrityOf, type Release, type ReleaseFiles } from './release.js';

const isBrowserScript = (path: string) => path.endsWith('.js') && !path.startsWith('server/');

/** All scripts that browsers may load, before compression. */
export const scriptBytes = (files: ReleaseFiles): number => bytesOf(files, [...files.keys()]);

/** The scripts that opening the heaviest screen fetches, before compression: the entry and the screen's own. Parts that a screen fetches later are not among them. */
export function screenBytes({ contribution, entry, screens }: Release, files: ReleaseFiles): number {
  // A screen that names no files could fetch any.
  const opened = contribution.routes.map(({ screen }) => screens[screen] ?? [...files.keys()]);
  return Math.max(0, ...opened.map((paths) => bytesOf(files, [entry, ...paths])));
}

const bytesOf = (files: ReleaseFiles, paths: readonly string[]) =>
  [...new Set(paths)].reduce((sum, path) => sum + (isBrowserScript(path) ? (files.get(path)?.length ?? 0) : 0), 0);

/** What is wrong with the files themselves, one sentence each. */
export function wrongFiles(release: Release, files: ReleaseFiles): string[] {
  const named = new Set(Object.keys(release.files));
  const sent = [...files.keys()].filter((path) => path !== 'release.json');
  const needed = [release.entry, ...(release.contribution.name === 'mf-public' ? ['server/render.cjs'] : [])];
  const preloaded = Object.values(release.screens).flat();
  return [
    ...sent.filter((path) => !isPlainPath(path)).map((path) => `The file name ${JSON.stringify(path)} is not allowed.`),
    ...sent.filter((path) => !named.has(path)).map((path) => `${path} is not named in release.json.`),
    ...[...named].filter((path) => !files.has(path)).map((path) => `${path} is missing.`),
    ...sent
      .filter((path) => named.has(path) && integrityOf(files.get(path) ?? Buffer.alloc(0)) !== release.files[path])
      .map((path) => `${path} does not match its hash in release.json.`),
    ...needed.filter((path) => !named.has(path)).map((path) => `${path} is required but missing.`),
    ...preloaded.filter((path) => !named.has(path)).map((path) => `${path} is listed for a screen but missing.`),
    ...uncheckedChunks(release, files),
    ...wrongPacking(files),
  ];
}

/** The registry protects the entry, and the entry its chunks: one whose hash it does not carry would be loaded unchecked. */
function uncheckedChunks({ entry }: Release, files: ReleaseFiles): string[] {
  const text = files.get(entry)?.toString() ?? '';
  return [...files]
    .filter(([path, content]) => isBrowserScript(path) && path !== entry && !text.includes(integrityOf(content)))
    .map(([path]) => `${entry} does not contain the hash of ${path}, so browsers would load it unchecked.`);
}

/** Browsers get the packed file in place of the plain one, so both must be the same. */
function wrongPacking(files: ReleaseFiles): string[] {
  return [...files].flatMap(([path, content]) => {
    const plain = files.get(path.replace(/\.(br|gz)$/, ''));
    const unpack = path.endsWith('.br') ? brotliDecompressSync : path.endsWith('.gz') ? gunzipSync : undefined;
    if (!unpack) return [];
    return plain && unpacksTo(plain, content, unpack) ? [] : [`${path} does not unpack to the file of the same name.`];
  });
}

function unpacksTo(plain: Buffer, packed: Buffer, unpack: typeof gunzipSync | typeof brotliDecompressSync): boolean {
  try {
    return unpack(packed, { maxOutputLength: Math.max(1, plain.length) }).equals(plain);
  } catch {
    return false;
  }
}
