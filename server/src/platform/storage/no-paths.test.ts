import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from '../db/server-root.js';

/** Folders and files of the server that work with files of this machine, each with what for. Pictures, files and releases are not among them. */
const allowed: Record<string, string> = {
  'platform/storage/': 'the port itself',
  'testing/': 'tests',
  'platform/db/': 'the embedded database and its migrations',
  'scan-ingestion/': 'the scan log',
  'platform/visit/': 'tables of places',
  'app/backup/': 'archives and what they are made from',
  'app/doctor/doctor.ts': 'the scan log that waits',
  'platform/vendors/stripe/stripe.vendor.ts': 'the proof of a host, which its operator names',
  'platform/vault/vault-keys.ts': 'the key file beside the data',
  'platform/config/write-settings.ts': 'the table of settings in the README',
  'modules/remotes/deploy-token.ts': 'tokens for who may read the data folder',
  'modules/remotes/cli/cli-client.ts': 'the same, at the other end',
  'modules/remotes/releases/release-folder.ts': 'what was built beside the server',
  'modules/remotes/publish-built.ts': 'what was built beside the server',
  'modules/remotes/shell-assets.ts': 'the shell and what teams install, which are part of the build',
  'console-site/desk-worker.routes.ts': 'the worker of desks, which is part of the build',
  'public-site/site-files/site-files.ts': 'icons, which are part of the build',
  'platform/pdf-words/fonts.ts': 'fonts, which are part of the build',
  'identity/pages/fonts.routes.ts': 'fonts, which are part of the build',
  'modules/code-styles/score/read-symbol.ts': 'a program in a library, which is part of the build',
};

const reachesFiles = /from '(node:)?(fs|fs\/promises)'|require\('(node:)?fs|import\('(node:)?fs/;

function strays(files: Record<string, string>): string[] {
  return Object.entries(files)
    .filter(([path, text]) => reachesFiles.test(text) && !Object.keys(allowed).some((known) => path.startsWith(known)))
    .map(([path]) => path);
}

const sources = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(serverRoot, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(serverRoot, 'src', path), 'utf8')]),
  );

it('no file of this machine is reached outside of the storage but by those that are named here', () => {
  expect(strays(sources())).toEqual([]);
});

it('names nobody who reaches none', () => {
  const reaching = Object.entries(sources()).flatMap(([path, text]) => (reachesFiles.test(text) ? [path] : []));
  expect(Object.keys(allowed).filter((known) => !reaching.some((path) => path.startsWith(known)))).toEqual([]);
});

it('refuses a module that reads a file by itself', () => {
  const planted = { 'modules/images/images.routes.ts': "import { readFile } from 'node:fs/promises';" };
  expect(strays(planted)).toEqual(['modules/images/images.routes.ts']);
});
