import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Contribution, RegisteredRemote } from '@swapt/shared/remote';
import { liveReleases } from '../modules/remotes/live.js';
import { publish, type PublishOptions } from '../modules/remotes/registry.service.js';
import { integrityOf, type RemoteName } from '../modules/remotes/releases/release.js';
import type { Services } from '../platform/services.js';

const contributionOf = (name: Contribution['name']): Contribution => ({
  name,
  contract: '^2.0.0',
  budgetKb: 10,
  routes: [{ path: name === 'mf-public' ? '/privacy' : `/admin/${name}`, screen: 'list', title: 'List' }],
  nav: [],
});

/** The files of a release as a build makes them. `text` tells releases apart; `renderer` is what mf-public renders pages with. */
export function releaseFiles(
  name: Contribution['name'],
  text = 'one',
  { contribution = {}, renderer }: { contribution?: Partial<Contribution>; renderer?: string } = {},
): Map<string, Buffer> {
  const chunk = Buffer.from(`// ${text}`);
  const entry = `window[${JSON.stringify(name)}] = ${JSON.stringify(text)}; // ${integrityOf(chunk)}`;
  const files = new Map([
    ['remoteEntry.js', Buffer.from(entry)],
    ['remoteEntry.js.gz', gzipSync(entry)],
    ['list.0123456789.js', chunk],
  ]);
  if (renderer !== undefined) {
    files.set('server/render.cjs', Buffer.from(renderer));
    files.set('server/page.css', Buffer.from('h1{font:url("../serif.woff2")}'));
  }
  return sealed(files, { ...contributionOf(name), ...contribution });
}

/** Adds the `release.json` that names exactly these files. */
export function sealed(files: Map<string, Buffer>, contribution: Contribution): Map<string, Buffer> {
  const hashes = Object.fromEntries([...files].map(([path, content]) => [path, integrityOf(content)]));
  const digest = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 10);
  const release = {
    contribution,
    version: `0.12.0-${digest}`,
    entry: 'remoteEntry.js',
    screens: { list: ['list.0123456789.js'] },
    files: hashes,
  };
  return new Map([...files, ['release.json', Buffer.from(JSON.stringify(release))]]);
}

export const versionOf = (files: Map<string, Buffer>): string =>
  (JSON.parse(String(files.get('release.json'))) as { version: string }).version;

/** Puts a release where the build of its package would. */
export async function writeDist(root: string, name: string, files: Map<string, Buffer>): Promise<void> {
  const dist = join(root, name, 'dist');
  await rm(dist, { recursive: true, force: true });
  for (const [path, content] of files) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
}

/** A registry on these services whose releases are told apart by a text; each function gives the version. */
export function testRegistry(services: Services, actor = 'a test') {
  const files = (name: RemoteName, text: string, contribution: Partial<Contribution> = {}) =>
    releaseFiles(name, text, { contribution, ...(name === 'mf-public' && { renderer: rendererOf(text) }) });
  return {
    files,
    /** The version that a text would get. */
    version: (name: RemoteName, text: string, contribution?: Partial<Contribution>) =>
      versionOf(files(name, text, contribution)),
    publish: async (name: RemoteName, text: string, options: Partial<PublishOptions> = {}) =>
      (await publish(services, name, files(name, text), { actor, ...options })).version,
    live: async (name: RemoteName, orgId?: string): Promise<RegisteredRemote | undefined> =>
      (await liveReleases(services, orgId)).registry.remotes.find((remote) => remote.name === name),
  };
}

const rendererOf = (text: string) =>
  `exports.tokens = ''; exports.render = (data) => '<h1>${text} ' + data.screen + '</h1>';`;
