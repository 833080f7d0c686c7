import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverRoot } from '../../platform/db/server-root.js';
import { isMade, repositoryPaths } from '../../testing/readers/repository-paths.js';

const root = dirname(serverRoot);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const paths = repositoryPaths();
const packages = new Set(paths.map((path) => path.split('/')[0]));
/** Written by the build of a remote. */
const built = new Set(['release.json', 'contribution.json']);

const link = /\[[^\]]*\]\(([^)\s]+)\)/g;
const word = /(?<![\w@/.:-])[\w@<>*-]+(?:\.[\w@<>*-]+)*(?:\/[\w@<>*-]+(?:\.[\w@<>*-]+)*)*/g;
const source = /\.(ts|tsx|mjs|cjs|sql|css|md|txt|json|yml)$/;

/** `<noun>` and `*` stand for any name. */
const patternOf = (path: string) =>
  path.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll(/<[^>]*>|\*/g, String.raw`[^/]+`);

/** A path from the root leads to something; the end of one, such as `codes.sql.ts`, is how some file's path ends. */
function isThere(path: string): boolean {
  const [first = ''] = path.split('/');
  const isWhole = path.includes('/') && packages.has(first);
  if (!isWhole && (!source.test(path) || built.has(path))) return true;
  if (path.split('/').some(isMade)) return true;
  const pattern = new RegExp(`${isWhole ? '^' : '(^|/)'}${patternOf(path)}$`);
  return paths.some((known) => pattern.test(known));
}

/** Commands of the repository, of one package, and of the remote that a team makes. */
const ofTeam = 'deploy/sdk/create-remote/template';
const command = /npm run ([\w-]+)|pnpm --filter @swapt\/(\w+) ([\w-]+)/g;
const scriptsOf = (folder: string) =>
  (JSON.parse(read(join(folder, 'package.json'))) as { scripts?: Record<string, string> }).scripts ?? {};
const isCommand = ([, script = '', folder = '', own = '']: RegExpExecArray) =>
  folder === '' ? script in { ...scriptsOf(ofTeam), ...scriptsOf('') } : own in scriptsOf(folder);

/** What a document names that does not exist: targets of its links, paths in its text, and commands. */
function missingIn(document: string, text: string): string[] {
  const targets = [...text.matchAll(link)].map(([, target = '']) => target.replace(/#.*$/, ''));
  const broken = targets.filter(
    (target) => target !== '' && !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(document), target)),
  );
  const rest = text.replaceAll(link, '');
  const gone = [...rest.matchAll(word)].map(([path]) => path).filter((path) => !isThere(path));
  const commands = [...text.matchAll(command)].filter((found) => !isCommand(found)).map(([found]) => found);
  return [...broken, ...gone, ...commands];
}

const documents = paths.filter((path) => /^(docs\/.*|README|CONTRIBUTING)\.md$/.test(path));
const decisions = documents.filter((path) => /^docs\/decisions\/\d{3}-/.test(path));

describe('The documents', () => {
  it.each(documents)('name in %s only what is there', (document) => {
    expect(missingIn(document, read(document))).toEqual([]);
  });

  it('are read closely enough to see a path that is gone', () => {
    const text = `A link ([routes](../server/src/gone.ts)), the path shared/src/gone, \`gone.sql.ts\`, server/src/modules/<noun>/gone.ts, and
      what is there: [here](architecture.md#data), server/src/modules, \`<noun>.service.ts\`, \`release.json\`, @swapt/shared/router, mf-codes/dist/remoteEntry.js;
      and \`npm run gone\`, \`npm run prove -- edge\`, \`pnpm --filter @swapt/shared gone\`, \`pnpm --filter @swapt/shared routes\``;
    expect(missingIn('docs/where-is.md', text)).toEqual([
      '../server/src/gone.ts',
      'shared/src/gone',
      'gone.sql.ts',
      'server/src/modules/<noun>/gone.ts',
      'npm run gone',
      'pnpm --filter @swapt/shared gone',
    ]);
  });

  it('say of every noun of the server where it is', () => {
    const modules = paths.flatMap((path) => /^server\/src\/modules\/([^/]+)\/[^/]+\.module\.ts$/.exec(path)?.[1] ?? []);
    const text = read('docs/where-is.md');
    expect(modules).toContain('codes');
    expect(modules.filter((noun) => !text.includes(`/modules/${noun}/`))).toEqual([]);
  });

  it('keep no trace of a merge', () => {
    const trace = /^[>| ]*(<{7}|>{7}|(> ){4})|^\|? ?={7}/m;
    expect(documents.filter((path) => trace.test(read(path)))).toEqual([]);
    expect(
      ['<<<<<<< HEAD', '| <<<<<<< HEAD |', '> > > > > > > 8a89 (Glossary)', '======='].map((line) => trace.test(line)),
    ).not.toContain(false);
  });

  it('give every decision one format, and a line in the index', () => {
    const index = read('docs/decisions/README.md');
    const odd = decisions.filter((path) => {
      const [title = '', ...lines] = read(path).split('\n');
      const name = path.slice('docs/decisions/'.length);
      const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
      const isTitled = new RegExp(`^# ${name.slice(0, 3)}: \\S`).test(title);
      const isListed = index.includes(`- [${title.slice(2)}](${name})\n`);
      return !isTitled || !isListed || headings.join() !== 'Context,Decision,Consequences';
    });
    expect(odd).toEqual([]);
    expect(index.match(/^- /gm)).toHaveLength(decisions.length);
  });
});
