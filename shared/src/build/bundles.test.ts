import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { englishSamples } from '../messages/sample-texts.js';
import { contractVersion } from '../values/index.js';
import { sharedVersions } from './shared-libraries.mjs';

const root = join(__dirname, '../../..');
const browserFolders = [
  'shell/dist/console',
  'shell/dist/public',
  ...['codes', 'stores', 'campaigns', 'integrations', 'public'].map((name) => `mf-${name}/dist`),
];

/** Texts of the libraries that no minifier takes away. */
const traces = { typebox: '~kind', ajv: 'strict mode: ', zod: 'ZodError' };

const scriptNames = (folder: string): string[] =>
  readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'));
const scriptsOf = (folder: string): string[] =>
  scriptNames(folder).map((name) => readFileSync(join(root, folder, name), 'utf8'));

const releaseOf = (name: string) =>
  JSON.parse(readFileSync(join(root, name, 'dist/release.json'), 'utf8')) as {
    contribution: { routes: { screen: string }[] };
    screens: Record<string, string[]>;
  };

describe('what browsers load', () => {
  it.each(browserFolders)('has no validator in %s', (folder) => {
    const scripts = scriptsOf(folder);
    expect(scripts.length).toBeGreaterThan(0);
    for (const [library, trace] of Object.entries(traces)) {
      expect({ library, isThere: scripts.some((script) => script.includes(trace)) }).toEqual({
        library,
        isThere: false,
      });
    }
  });

  it.each([
    ["antd's styles", 'data-css-hash'],
    ['the router', 'may be used only in the context of a'],
  ])('has one copy of %s, in the console', (library, trace) => {
    const folders = browserFolders.filter((folder) => scriptsOf(folder).some((script) => script.includes(trace)));
    expect({ library, folders }).toEqual({ library, folders: ['shell/dist/console'] });
  });

  it.each(browserFolders.filter((folder) => folder.startsWith('mf-')))(
    'asks the shell for no version of a library in %s: the contract decides',
    (folder) => {
      const entry = readFileSync(join(root, folder, 'remoteEntry.js'), 'utf8');
      expect(entry).toContain("doesn't exist in shared scope");
      expect(entry).not.toContain('Unsatisfied version');
    },
  );

  it('gives remotes of the console and of the public pages its libraries at the version of the contract', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as { version: string };
    expect(version).toBe(contractVersion);
    for (const host of ['console', 'public'] as const)
      expect(new Set(Object.values(sharedVersions(host)))).toEqual(new Set([contractVersion]));
  });

  it('has the page editor in mf-codes alone, in a part that no screen fetches before a page is edited', () => {
    const isEditor = (file: string) => readFileSync(file, 'utf8').includes('data-puck-component');
    const folders = browserFolders.filter((folder) =>
      scriptNames(folder).some((name) => isEditor(join(root, folder, name))),
    );
    expect(folders).toEqual(['mf-codes/dist']);
    const { contribution, screens } = releaseOf('mf-codes');
    const fetched = contribution.routes.flatMap(({ screen }) => screens[screen] ?? []);
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter((file) => isEditor(join(root, 'mf-codes/dist', file)))).toEqual([]);
  });

  it('has the sample texts of a new page where pages are made, and nowhere else', () => {
    const hasSamples = (script: string) => script.includes(englishSamples.newPage.formConsent);
    expect(browserFolders.filter((folder) => scriptsOf(folder).some(hasSamples))).toEqual(['mf-codes/dist']);
    const ofCode = releaseOf('mf-codes').screens.showCode ?? [];
    expect(ofCode.length).toBeGreaterThan(0);
    const isHeavier = (file: string) => hasSamples(readFileSync(join(root, 'mf-codes/dist', file), 'utf8'));
    expect(ofCode.filter(isHeavier)).toEqual([]);
  });

  it.each([
    ['typebox', "import { Type } from 'typebox'; console.log(Type.Object({ a: Type.String() }));", 'shared'],
    ['ajv', "import Ajv from 'ajv'; console.log(new Ajv().compile({ type: 'object' }));", 'server'],
  ] as const)('would be found out with %s', (library, contents, folder) => {
    const { outputFiles } = buildSync({
      stdin: { contents, resolveDir: join(root, folder) },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
    });
    expect(outputFiles[0]?.text).toContain(traces[library]);
  });
});
