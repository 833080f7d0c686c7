import { expect, type APIRequestContext } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

interface Release {
  version: string;
  files: Record<string, string>;
}

/** A release of a built remote in which a text of its screens reads differently, as a team's next build would make it. */
export function nextRelease(remote: string, before: string, after: string) {
  const dist = join(root, remote, 'dist');
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  const files = new Map(Object.keys(release.files).map((path) => [path, readFileSync(join(dist, path))]));
  const change = (path: string, from: string, to: string) => {
    const content = Buffer.from(String(files.get(path)).replaceAll(from, to));
    files.set(path, content);
    for (const packed of [`${path}.br`, `${path}.gz`]) files.delete(packed);
    return content;
  };
  const chunk = [...files.keys()].find((path) => path.endsWith('.js') && String(files.get(path)).includes(before));
  if (!chunk) throw new Error(`No script of ${remote} says ${before}`);
  const old = integrityOf(files.get(chunk) ?? Buffer.alloc(0));
  const changed = integrityOf(change(chunk, before, after));
  // The entry carries the hash of each of its chunks.
  change('remoteEntry.js', old, changed);

  const hashes = Object.fromEntries([...files].map(([path, content]) => [path, integrityOf(content)]));
  const digest = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 10);
  const next = { ...release, files: hashes, version: `${release.version.split('-')[0]}-${digest}` };
  files.set('release.json', Buffer.from(JSON.stringify(next)));
  return {
    version: next.version,
    files: Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')])),
  };
}

/** A team's own way to the registry: its token, and no other's. */
export function deployer(request: APIRequestContext, remote: string) {
  const token = readFileSync(join(root, '.data', 'e2e', 'deploy', `${remote}.token`), 'utf8').trim();
  return (path: string, data: object, name = remote) =>
    request.post(`/registry/${name}/${path}`, { data, headers: { authorization: `Bearer ${token}` } });
}

/** The address and content hash of every script of the shell and of the other remotes, to be the same after a release. */
export async function fingerprint(request: APIRequestContext, except: string) {
  const registry = (await (await request.get('/registry')).json()) as {
    remotes: { name: string; version: string; integrity: string }[];
  };
  const shell = readdirSync(join(root, 'shell', 'dist', 'console')).sort();
  expect(registry.remotes).toHaveLength(5);
  return { shell, remotes: registry.remotes.filter(({ name }) => name !== except) };
}
