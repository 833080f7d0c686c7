import { expect, type APIRequestContext } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBoot } from './boot.js';

const root = join(import.meta.dirname, '..', '..');
const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

interface Release {
  version: string;
  contribution: Record<string, unknown>;
  files: Record<string, string>;
}

/** What a team changed since the build in the remote's dist folder. */
interface Edit {
  /** Code of a screen, as it stands in the built script, and what stands there now. */
  code?: readonly [before: string, after: string];
  /** Code that runs first of all when the entry is loaded. */
  entry?: string;
  /** Fields of the contribution. */
  contribution?: Record<string, unknown>;
}

/** A release of a built remote with an edit, as a team's next build would make it. */
export function nextRelease(remote: string, { code, entry, contribution }: Edit) {
  const dist = join(root, remote, 'dist');
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  const files = new Map(Object.keys(release.files).map((path) => [path, readFileSync(join(dist, path))]));
  const change = (path: string, edit: (text: string) => string) => {
    const content = Buffer.from(edit(String(files.get(path))));
    files.set(path, content);
    for (const packed of [`${path}.br`, `${path}.gz`]) files.delete(packed);
    return content;
  };
  if (code) {
    const chunk = [...files.keys()].find((path) => path.endsWith('.js') && String(files.get(path)).includes(code[0]));
    if (!chunk) throw new Error(`No script of ${remote} says ${code[0]}`);
    const old = integrityOf(files.get(chunk) ?? Buffer.alloc(0));
    const changed = integrityOf(change(chunk, (text) => text.replaceAll(...code)));
    // The entry carries the hash of each of its chunks.
    change('remoteEntry.js', (text) => text.replaceAll(old, changed));
  }
  if (entry) change('remoteEntry.js', (text) => entry + text);
  const described = { ...release.contribution, ...contribution };
  if (contribution) change('contribution.json', () => JSON.stringify(described));

  return seal({ ...release, contribution: described }, files);
}

/** A release of a built remote under another name and with a contribution of its own, as the build of another team would make it. */
export function foreignRelease(from: string, name: string, contribution: Record<string, unknown>) {
  const made = nextRelease(from, { contribution: { ...contribution, name } });
  const files = new Map(Object.entries(made.files).map(([path, text]) => [path, Buffer.from(text, 'base64')]));
  const packed = [...files.keys()].filter((path) => /\.(br|gz)$/.test(path));
  for (const path of [...packed, 'release.json']) files.delete(path);
  const words = [
    [from, name],
    [from.replace('-', '_'), name.replace('-', '_')],
  ] as const;
  const renamed = (text: string) => words.reduce((all, [before, after]) => all.replaceAll(before, after), text);
  let entry = String(files.get('remoteEntry.js'));
  for (const [path, content] of files) {
    if (!path.endsWith('.js') || path === 'remoteEntry.js') continue;
    const changed = Buffer.from(renamed(String(content)));
    entry = entry.replaceAll(integrityOf(content), integrityOf(changed));
    files.set(path, changed);
  }
  files.set('remoteEntry.js', Buffer.from(renamed(entry)));
  const release = JSON.parse(Buffer.from(made.files['release.json'] ?? '', 'base64').toString()) as Release;
  return seal(release, files);
}

function seal(release: Release, files: Map<string, Buffer>) {
  const hashes = Object.fromEntries([...files].map(([path, content]) => [path, integrityOf(content)]));
  const digest = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 10);
  const version = `${release.version.split('-')[0]}-${digest}`;
  files.set('release.json', Buffer.from(JSON.stringify({ ...release, files: hashes, version })));
  return {
    version,
    files: Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')])),
  };
}

/** A team's own way to the registry: its token, and no other's. */
export function deployer(request: APIRequestContext, remote: string) {
  const token = readFileSync(join(root, '.data', 'e2e-independence', 'deploy', `${remote}.token`), 'utf8').trim();
  return deployerWith(request, remote, token);
}

export const deployerWith =
  (request: APIRequestContext, remote: string, token: string) =>
  (path: string, data: object = {}, name = remote) =>
    request.post(`/registry/${name}/${path}`, { data, headers: { authorization: `Bearer ${token}` } });

/** The version of a remote that everybody gets. */
export async function liveVersion(request: APIRequestContext, remote: string): Promise<string> {
  const { registry } = await readBoot(request);
  return registry?.remotes.find(({ name }) => name === remote)?.version ?? '';
}

/** The bytes of the shell and of every other remote's release, and since when the server runs: all the same after a release of one remote. */
export async function fingerprint(request: APIRequestContext, except: string) {
  const folder = join(root, 'shell', 'dist', 'console');
  const shell = readdirSync(folder).map((file) => [file, integrityOf(readFileSync(join(folder, file)))]);
  const remotes = (await readBoot(request)).registry?.remotes ?? [];
  expect(remotes).toHaveLength(5);
  const others = remotes.filter(({ name }) => name !== except);
  const entries = others.map(async ({ entry }) => integrityOf(await (await request.get(entry)).body()));
  const metrics = await (await request.get('/metrics')).text();
  const started = /^process_start_time_seconds .*$/m.exec(metrics)?.[0];
  expect(started).toBeDefined();
  return {
    shell: Object.fromEntries(shell) as Record<string, string>,
    others,
    entries: await Promise.all(entries),
    started,
  };
}
