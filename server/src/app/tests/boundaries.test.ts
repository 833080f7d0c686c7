import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverRoot } from '../../platform/db/server-root.js';
import { areaGraph, fileGraph, inCycles } from '../../testing/readers/import-graph.js';
import { runModule } from '../../testing/run-module.js';

/** Asks the boundary rule, as the repository sets it for each file, about an import planted there; the type-aware rules would take far longer. */
const script = `
  import { readFileSync } from 'node:fs';
  import { ESLint, Linter } from 'eslint';
  import { importX } from 'eslint-plugin-import-x';
  import tseslint from 'typescript-eslint';
  const name = 'import-x/no-restricted-paths';
  const eslint = new ESLint();
  const isRefused = async ([file, specifier]) => {
    const { rules, settings } = await eslint.calculateConfigForFile(file);
    const config = { plugins: { 'import-x': importX }, settings, rules: { [name]: rules[name] } };
    const all = { files: ['**/*.ts'], ...config, languageOptions: { parser: tseslint.parser } };
    const found = new Linter({ cwd: process.cwd() }).verify("import '" + specifier + "';", all, { filename: process.cwd() + '/' + file });
    if (found.some(({ ruleId }) => ruleId !== name)) throw new Error(JSON.stringify(found));
    return found.length > 0;
  };
  const planted = JSON.parse(readFileSync(0, 'utf8'));
  process.stdout.write(JSON.stringify(await Promise.all(planted.map(isRefused))));
`;
type Planted = readonly [file: string, specifier: string];
const areRefused = (planted: readonly Planted[]) => runModule(script, planted) as boolean[];

const breaches: readonly Planted[] = [
  // Packages.
  ['shared/src/tokens/index.ts', '../../../shell/src/chunk-guard.js'],
  ['shell/src/chunk-guard.ts', '../../mf-codes/src/contribution.js'],
  ['mf-codes/src/contribution.ts', '../../mf-stores/src/remote.gen.js'],
  ['server/src/main.ts', '../../shell/src/chunk-guard.js'],
  // Layers of a remote.
  ['mf-codes/src/features/codes/codes.queries.ts', '../customers/customers.queries.js'],
  ['mf-codes/src/parts/base64.ts', '../features/customers/customers.queries.js'],
  ['mf-codes/src/parts/base64.ts', '../entities/codes/selected.js'],
  ['mf-codes/src/entities/codes/selected.ts', '../../features/customers/customers.queries.js'],
  ['mf-codes/src/entities/codes/selected.ts', '../../routes/show-code-screen.js'],
  ['mf-codes/src/features/customers/customers.queries.ts', '../../routes/show-code-screen.js'],
  // Levels of the server.
  ['server/src/platform/db/uuid.ts', '../../scan-ingestion/counts.js'],
  ['server/src/platform/db/uuid.ts', '../../modules/codes/codes.service.js'],
  ['server/src/scan-ingestion/counts.ts', '../modules/codes/codes.service.js'],
  ['server/src/modules/codes/tags.ts', '../../redirect/redirect.js'],
  ['server/src/modules/codes/tags.ts', '../../identity/users.js'],
  ['server/src/redirect/redirect.ts', '../public-site/forms.js'],
  ['server/src/public-site/forms.ts', '../app/app.js'],
  ['server/src/console-site/boot.ts', '../identity/users.js'],
  ['server/src/console-site/boot.ts', '../app/app.js'],
  ['server/src/identity/users.ts', '../console-site/boot.js'],
  ['server/src/identity/users.ts', '../redirect/redirect.js'],
  ['server/src/identity/users.ts', '../app/app.js'],
  // What a noun keeps to itself, and statements.
  ['server/src/modules/codes/tags.ts', '../customers/contacts.js'],
  ['server/src/modules/codes/tags.ts', '../customers/customers.sql.js'],
  ['server/src/public-site/forms.ts', '../modules/codes/tags.js'],
  ['server/src/console-site/boot.ts', '../modules/codes/tags.js'],
  ['server/src/identity/users.ts', '../modules/codes/tags.js'],
  ['server/src/app/app.ts', '../modules/codes/codes.routes.js'],
  ['server/src/modules/codes/tags.ts', '../../platform/jobs/jobs.sql.js'],
  ['server/src/console-site/boot.ts', '../platform/mail/mails.sql.js'],
  ['server/src/identity/users.ts', '../platform/mail/mails.sql.js'],
];

const allowed: readonly Planted[] = [
  ['server/src/modules/codes/tags.ts', '../../platform/db/uuid.js'],
  ['server/src/modules/codes/tags.ts', '../customers/customers.service.js'],
  ['server/src/modules/codes/tags.ts', './codes.sql.js'],
  ['server/src/public-site/forms.ts', '../modules/codes/codes.service.js'],
  ['server/src/app/app.ts', '../modules/codes/codes.module.js'],
  ['server/src/platform/jobs/worker.ts', './jobs.sql.js'],
  ['mf-codes/src/features/codes/codes.queries.ts', '../../parts/base64.js'],
  ['mf-codes/src/features/customers/customers.queries.ts', '../../entities/codes/selected.js'],
  ['server/src/console-site/boot.ts', '../modules/codes/codes.service.js'],
  ['server/src/identity/users.ts', './users.sql.js'],
];

describe('boundaries', () => {
  it('are kept by lint: an import across one is refused, one along them is not', () => {
    const answers = areRefused([...breaches, ...allowed]);
    expect(breaches.filter((_, index) => !answers[index])).toEqual([]);
    expect(allowed.filter((_, index) => answers[breaches.length + index])).toEqual([]);
  });

  it('leave no two areas of the server that need each other', () => {
    const folder = join(serverRoot, 'src');
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path) && !path.startsWith('testing/'));
    const sources = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    expect(paths.length).toBeGreaterThan(400);
    expect(inCycles(areaGraph(sources))).toEqual([]);
  });

  it('leave no two files of any package that need each other', () => {
    const root = dirname(serverRoot);
    const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
    const folders = packages.map((name) => (existsSync(join(root, name, 'src')) ? `${name}/src` : name));
    const paths = ['deploy', ...folders].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('/node_modules/')),
    );
    const graph = fileGraph(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
    for (const name of packages) expect(paths.filter((path) => path.startsWith(`${name}/`)).length).toBeGreaterThan(5);
    expect([...graph.values()].filter((needs) => needs.size > 0).length).toBeGreaterThan(1500);
    expect(inCycles(graph)).toEqual([]);
  });

  it('see a cycle of files inside of one area, and none in what is loaded later', () => {
    const planted = {
      'mf-a/src/a.tsx': "import { b } from './parts/b.js';",
      'mf-a/src/parts/b.ts': "import { c } from './c.mjs';",
      'mf-a/src/parts/c.mjs': "export * from '../a.js';",
      'mf-a/src/d.ts': "import { a } from './a.js';",
    };
    const cycle = ['mf-a/src/a.tsx', 'mf-a/src/parts/b.ts', 'mf-a/src/parts/c.mjs'];
    expect(inCycles(fileGraph(planted))).toEqual(cycle);
    const later = { ...planted, 'mf-a/src/parts/c.mjs': "export const load = () => import('../a.js');" };
    expect(inCycles(fileGraph(later))).toEqual([]);
  });

  it('see a cycle over three areas, and none where only types go back', () => {
    const planted = {
      'modules/a/a.ts': "import { b } from '../b/b.service.js';",
      'modules/b/b.service.ts': "export { c } from '../../platform/c/c.js';",
      'platform/c/c.ts': "import '../../modules/a/a.js';",
    };
    expect(inCycles(areaGraph(planted))).toEqual(['modules/a', 'modules/b', 'platform/c']);
    const typed = { ...planted, 'platform/c/c.ts': "import type { A } from '../../modules/a/a.js';" };
    expect(inCycles(areaGraph(typed))).toEqual([]);
  });
});
